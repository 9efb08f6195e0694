/** Requests to the tools for a real table. Without a network the engine in this browser answers, if it is there. */
import { language } from "../../store/i18n.svelte";
import { ApiError, request } from "../../net/api";
import type {
  AutomatonQuestion,
  AutomatonTold,
  DealQuestion,
  Dealt,
  ErrorBody,
  JudgeQuestion,
  JudgeTold,
} from "../../net/protocol.gen";

async function asked<T>(path: string, body: unknown): Promise<T> {
  const address = `/api/companion/${path}?lang=${language()}`;
  try {
    return await request<T>("POST", address, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    return besideThePage<T>(address, body, error);
  }
}

/** The same question to the engine in this browser; where there is none, the first error stands. */
async function besideThePage<T>(address: string, body: unknown, lost: ApiError): Promise<T> {
  const { localFetch } = await import("../../net/offline/local-fetch");
  const answer = await localFetch("POST", address, JSON.stringify(body), language());
  if (answer.ok) return (await answer.json()) as T;
  const fault = ((await answer.json()) as Partial<ErrorBody>).error;
  throw answer.status === 503 || !fault ? lost : new ApiError(fault.key, fault.text, answer.status, fault.rule);
}

export const companionToolsApi = {
  automaton: (question: AutomatonQuestion) => asked<AutomatonTold>("automaton", question),
  dealer: (question: DealQuestion) => asked<Dealt>("dealer", question),
  judge: (game: string, question: JudgeQuestion) => asked<JudgeTold>(`judge/${encodeURIComponent(game)}`, question),
};
