/** Some results are no words ("noize"), but they are the same for both spellings. */
const rules: readonly (readonly [british: RegExp, american: string])[] = [
  [/practis/, 'practic'],
  [/(?<=..[iy])s(?=(?:e|es|ed|er|ers|ing|ations?|ational)$)/, 'z'],
  [/(?<=..)our/g, 'or'],
  [/(?<=[bt])re(?=s?$)/, 'er'],
  [/(?<=[bt])red$/, 'ered'],
  [/ae/g, 'e'],
  [/^oe/, 'e'],
  [/ogue(?=s?$)/, 'og'],
  [/mme(?=s?$)/, 'm'],
  [/(?<=def|off|lic)ence/, 'ense'],
  [/llor/, 'lor'],
  [/sulph/, 'sulf'],
  [/mould/, 'mold'],
  [/artefact/, 'artifact'],
  [/aluminium/, 'aluminum'],
  [/grey/, 'gray'],
];

/** Gives a word and its British spelling one form, so that a thesis finds the same jobs in either. */
export const american = (word: string): string =>
  rules.reduce((spelled, [spelling, instead]) => spelled.replace(spelling, instead), word);
