/** What can be done with the tables of this browser beside playing them. */
import { ApiError } from "../../net/api";
import { appUrl, shareableUrl } from "../../net/base-path";
import { recordWithBox, withKeptBox } from "../../net/record-bundle";
import { localFetch } from "../../net/offline/local-fetch";
import type { OwnTable, TableMade } from "../../net/protocol.gen";
import { settings } from "../../store/settings.svelte";
import { packRecord } from "./packed-record";

export async function ownTables(): Promise<OwnTable[]> {
  return (await (await localFetch("GET", "/api/tables/mine", "", settings.language)).json()) as OwnTable[];
}

/** Put a record beside the tables of this browser, to look at. */
export async function openRecord(record: string): Promise<string> {
  const answer = await localFetch("POST", "/api/records", withKeptBox(record), settings.language);
  const body = (await answer.json()) as TableMade & { error?: { key: string; text: string } };
  if (body.error) throw new ApiError(body.error.key, body.error.text, answer.status);
  return body.table;
}

/** A link that holds the whole game: it opens anywhere, and no server has to know it. */
export async function replayLink(table: string): Promise<string> {
  return shareableUrl(`/replay#r=${await packRecord(await recordWithBox(table))}`);
}

/** Hand a table over to the server: the same game goes on there, and others can be invited. */
export async function handOver({ table, you, seq }: OwnTable): Promise<string> {
  const seats = you.map((seat) => `&mine=${seat}`).join("");
  const answer = await fetch(appUrl(`/api/records?at=${seq}${seats}`), {
    method: "POST",
    body: await recordWithBox(table),
    headers: { "Content-Type": "text/plain", "Accept-Language": settings.language },
  }).catch(() => {
    throw new ApiError("web-error-offline", "", 0);
  });
  const body = (await answer.json()) as TableMade & { error?: { key: string; text: string } };
  if (body.error) throw new ApiError(body.error.key, body.error.text, answer.status);
  return body.table;
}
