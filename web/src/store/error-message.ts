/** One clear sentence about a request that failed: the server's own, else that it cannot be reached. */
import { ApiError } from "../net/api";
import { t } from "./i18n.svelte";

export function errorMessage(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : t("error-offline");
}
