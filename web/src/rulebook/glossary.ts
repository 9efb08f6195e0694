/** The terms of all rules, each once and with the rules that speak of it. */
import type { RuleInfo, TermInfo } from "../net/protocol.gen";

export interface GlossaryEntry {
  term: TermInfo;
  rules: string[];
}

export function glossaryOf(rules: readonly RuleInfo[]): GlossaryEntry[] {
  const entries = new Map<string, GlossaryEntry>();
  for (const rule of rules) {
    for (const term of rule.terms) {
      const known = entries.get(term.key);
      if (known) known.rules.push(rule.id);
      else entries.set(term.key, { term, rules: [rule.id] });
    }
  }
  return [...entries.values()];
}
