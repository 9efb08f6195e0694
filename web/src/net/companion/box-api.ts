/** Requests about owners' boxes: answered on a server or beside the page, kept on this device alone. */
import { ApiError, request } from "../api";
import { localFetch } from "../offline/local-fetch";
import type { BoxChecked, BoxEntered, BoxForm, BoxOpened, NewTable, TableMade } from "../protocol.gen";

const path = (game: string, lang: string) => `/api/companion/box/${encodeURIComponent(game)}?lang=${lang}`;

export const boxApi = {
  form: (game: string, lang: string) => request<BoxForm>("GET", path(game, lang)),
  check: (game: string, entered: BoxEntered, lang: string) => request<BoxChecked>("POST", path(game, lang), entered),
  open: (text: string, lang: string) => request<BoxOpened>("POST", `/api/companion/box?lang=${lang}`, { text }),
};

/** Set a table in this browser, whether there is a server or not. */
export async function localTable(wanted: NewTable, lang: string): Promise<TableMade> {
  const answer = await localFetch("POST", `/api/tables?lang=${lang}`, JSON.stringify(wanted), lang);
  const body = (await answer.json()) as TableMade & { error?: { key: string; text: string } };
  if (body.error) throw new ApiError(body.error.key, body.error.text, answer.status);
  return body;
}
