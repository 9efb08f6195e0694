/** Messages of one language; what it does not say yet is said in the language it is translated from. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

export interface Words {
  bundle: FluentBundle;
  /** The messages of the language itself: the bundle may hold others, which they refer to. */
  own: Set<string>;
  source?: Words;
}

export interface Source {
  locale: string;
  texts: string[];
}

/** The messages of Fluent texts in a locale, and those of a source where these are not all. */
export function wordsFrom(locale: string, texts: string[], source?: Source): Words {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const own = new Set<string>();
  for (const resource of texts.map((text) => new FluentResource(text))) {
    bundle.addResource(resource);
    for (const { id } of resource.body) own.add(id);
  }
  if (!source) return { bundle, own };
  // A translated message may refer to one that is not translated yet; what is known already stays.
  for (const text of source.texts) bundle.addResource(new FluentResource(text));
  return { bundle, own, source: wordsFrom(source.locale, source.texts) };
}

/** A message, or an attribute of one (`rule-H13.title`); null where there is none. */
export function lookup(words: Words | undefined, key: string, args?: Args): string | null {
  if (!words) return null;
  const [name = "", attribute] = key.split(".");
  const message = words.own.has(name) ? words.bundle.getMessage(name) : undefined;
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? words.bundle.formatPattern(pattern, args, []) : lookup(words.source, key, args);
}
