/** Something the server may refuse, and what it said then. */
import { errorMessage } from "./error-message";

export class RequestStatus {
  errorText = $state("");

  run = async (send: () => Promise<unknown>): Promise<void> => {
    this.errorText = "";
    try {
      await send();
    } catch (error) {
      this.errorText = errorMessage(error);
    }
  };
}
