/** A record together with the box it was played with, where that is not the standard one: it replays with it alone. */
import { boxCalled } from "./kept-boxes";
import { request } from "../../../net/api";

/** What a record calls its box; the standard one needs no file. */
const boxIn = (record: string): string | null => /^box (?!standard )(\S+ \S+)$/m.exec(record)?.[1] ?? null;
const bundle = (record: string, box: string) => (box ? JSON.stringify({ record, box }) : record);

/** The record of a table, with its box. */
export async function recordWithBox(table: string): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const record = await request<string>("GET", `${path}/record`);
  return boxIn(record) ? bundle(record, await request<string>("GET", `${path}/box`)) : record;
}

/** A record that somebody brings, with its box if that is one of this device. */
export function withKeptBox(record: string): string {
  const name = record.startsWith("{") ? null : boxIn(record);
  return name ? bundle(record, boxCalled(name)?.text ?? "") : record;
}
