import { expect, test } from "vitest";
import { type AskLook, Looks } from "../src/store/table/looks.svelte";

const thing = { isConnected: true } as Element;

function asking(me = 0) {
  const asked: string[] = [];
  const send: AskLook = (question) => {
    asked.push(`${question.seat} ${question.piece}`);
    const body = { t: "answer" as const, key: "k", title: question.piece, sentences: ["rule"] };
    return Promise.resolve(
      question.piece === "nothing" ? { ok: false, key: "error-piece", text: "" } : { ok: true, body },
    );
  };
  const table = { me };
  return { looks: new Looks(send, table), asked, table };
}

test("a piece is asked for once, until the table changes or another seat looks", async () => {
  const { looks, asked, table } = asking();
  await looks.open("market 1 1", thing, "pointer");
  expect(looks.shown?.answer.title).toBe("market 1 1");
  looks.close();
  await looks.open("market 1 1", thing, "key");
  expect(asked).toEqual(["0 market 1 1"]);
  table.me = 1;
  await looks.open("market 1 1", thing, "key");
  looks.forget();
  expect(looks.shown).toBeNull();
  await looks.open("market 1 1", thing, "key");
  expect(asked).toEqual(["0 market 1 1", "1 market 1 1", "1 market 1 1"]);
});

test("an answer that comes after the pointer has left is not shown, nor what is no piece", async () => {
  const { looks } = asking();
  const late = looks.open("stack 1", thing, "pointer");
  looks.close();
  await late;
  expect(looks.shown).toBeNull();
  await looks.open("nothing", thing, "key");
  expect(looks.shown).toBeNull();
});
