/** Requests answered in this browser. What is the same for everybody, and lists, need no engine. */
import { appUrl } from "../base-path";
import { engine, EngineError } from "./engine";
import type { EngineFiles } from "./messages";
import { listTables, removeTable } from "./table-db";

interface PreparedAnswers {
  games: unknown[];
  rules: Record<string, unknown>;
}
const prepared = new Map<string, Promise<PreparedAnswers>>();

async function load(lang: string): Promise<PreparedAnswers> {
  const folder = appUrl("/engine/");
  const { version } = (await (await fetch(`${folder}engine.json`)).json()) as EngineFiles;
  return (await (await fetch(`${folder}answers-${version}.${lang}.json`)).json()) as PreparedAnswers;
}

function answersIn(lang: string): Promise<PreparedAnswers> {
  let found = prepared.get(lang);
  if (!found) {
    found = load(lang);
    found.catch(() => prepared.delete(lang));
    prepared.set(lang, found);
  }
  return found;
}

/** What the engine has an answer to; nothing else wakes it. */
const FOR_ENGINE = /^\/api\/(tables|records|analysis|daily|puzzles|companion)\b/;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** What is known without the engine; null for everything else. */
async function answered(method: string, path: string, lang: string): Promise<Response | null> {
  const plain = path.split("?")[0] ?? "";
  const rules = /^\/api\/games\/(\w+)\/rules$/.exec(plain)?.[1];
  if (method === "GET" && plain === "/api/games") return json((await answersIn(lang)).games);
  if (method === "GET" && rules) return json((await answersIn(lang)).rules[rules]);
  if (method === "GET" && plain === "/api/tables") return json([]);
  if (method === "GET" && plain === "/api/tables/mine") return json((await listTables()).map(({ listed }) => listed));
  if (method === "GET" && plain === "/api/me/rematches") return json({ offers: [], again: 3600 });
  const removed = /^\/api\/tables\/(local-\w+)$/.exec(plain)?.[1];
  if (method === "DELETE" && removed) {
    await removeTable(removed);
    return json({});
  }
  return FOR_ENGINE.test(plain) ? null : json({ error: { key: "web-error-offline", text: "" } }, 404);
}

export async function localFetch(method: string, path: string, body: string, lang: string): Promise<Response> {
  const wanted = new URLSearchParams(path.split("?")[1]).get("lang") ?? lang;
  const known = await answered(method, path, wanted);
  if (known) return known;
  try {
    const answer = await engine.request(method, path, body, wanted);
    if (typeof answer.body === "string") return new Response(answer.body, { status: answer.status });
    return json(answer.body, answer.status);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return json({ error: { key: error.key, text: error.message } }, 503);
  }
}
