import { messages } from '#tests/literals/messages.ts';

type Rule = readonly [instead: string, turn: RegExp];

/** Decision 123. Each rule names what to write instead. */
const rulesOfLanguage: readonly Rule[] = [
  ['email, emails', /\be-mail\w*|\bmail(?:s|ed|box)?\b/gi],
  ['catalog', /\bcatalogue\w*/gi],
  ['defense', /\bdefence\w*/gi],
  ['anyone, someone, everyone', /\b(?:any|some|every)body\b/gi],
  ['anyone who, what, who', /\bwhoever\b|\bwhom\b(?= you)|\bby which\b/gi],
  ['will', /\bshall\b/gi],
  ['you, your', /\bone’s\b|\boneself\b|\bone (?:often|never|comes|does|sees)\b/gi],
  ['anymore, no longer', /\bany more\b|\bno more\b(?= [.,])/gi],
  ['can’t, don’t, doesn’t, didn’t, couldn’t', /\bcannot\b|\b(?:do|does|did|could) not\b/gi],
  ['required', /\bmandatory\b/gi],
  ['fix', /\bmend(?:s|ed)?\b/gi],
  ['your data is', /\bdata are\b/gi],
  ['isn’t a', /\bis no\b(?! longer)/gi],
  ['latest first, oldest first', /\bthe (?:latest|oldest) first\b/gi],
  ['not specified', /\bnot said\b/gi],
  ['PhD', /\bdoctorates?\b/gi],
];
/** What the product calls its own things; a job may well be about portfolios or formations. */
const rulesOfProduct: readonly Rule[] = [
  ['log in, log out, logged in', /\bsign(?:s|ed|ing)?[ -](?:in|out)s?\b/gi],
  ['have been sent', /\bmails? have left\b|\bleaves? again\b/gi],
  ['is on your CV, appears', /\bstands? on your CV\b/gi],
  ['check, uncheck', /\b(?:un)?tick(?:s|ed)?\b/gi],
  ['to do', /\bdealt with\b/gi],
  ['current, previous', /\b(?:your|the) (?:present|former)\b/gi],
  ['spam', /\bunwanted\b/gi],
  ['average', /\bmeans? of your\b|\bmeans by\b/gi],
  ['assessment', /\bportfolios?\b|\bevaluations?\b/gi],
  ['member, candidate', /\busers?\b/gi],
  ['course', /\bformations?\b/gi],
  ['skill', /^(?!.*\b(?:RNCP|register)\b).*\bcompetenc(?:y|ies)\b/gi],
];

/** Labels and messages of sections 2, 3 and 8, and a role as the archive's files spell it. */
const labels = [
  'Speak about your doctorate',
  'Click a skill to display suggested formations',
  '{{count, number}} Formations',
  '{{count, number}} Formation',
  'Formation created successfully',
  'Formation deleted successfully',
  'Formation title updated successfully',
  'Formation skill successfully added',
  'Formation skill successfully deleted',
  'Competencies, values and activity',
  'role: user (',
];
/** A tab of assessments and CVs, and the word of the register RNCP. */
const names = ['Competencies', 'Competency'];
const kept = [...Object.values(messages).map(({ en }) => en), ...labels];

const found = (text: string, rules: readonly Rule[]): string[] =>
  rules.flatMap(([instead, turn]) => (text.match(turn) ?? []).map((word) => `${word} → ${instead}`));

/** The words that the house's English does without; sentences of the specification stay to the letter. */
export const foreignTurns = (text: string): string[] => {
  if (names.includes(text)) return [];
  const own = kept.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
  return found(own, [...rulesOfLanguage, ...rulesOfProduct]);
};

/** The same in texts about other things than the product. */
export const translatedTurns = (text: string): string[] => found(text, rulesOfLanguage);
