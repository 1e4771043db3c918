/**
 * British and American spellings become one, which need not be a word of either. With -is-, since the stemmer cuts
 * "organization" to the stem of "organ".
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/(?<=[iy])z(?=[aei])/g, 's'],
  [/(?<=..)our/g, 'or'],
  [/(?<=[bt])re(?=s?$)/, 'er'],
  [/(?<=[bt])red$/, 'ered'],
  [/ae/g, 'e'],
  [/^oe/, 'e'],
  [/ogue(?=s?$)/, 'og'],
  [/mme(?=s?$)/, 'm'],
  [/(?<=def|off|lic)ence/, 'ense'],
  [/practis/, 'practic'],
  [/llor/, 'lor'],
  [/sulph/, 'sulf'],
  [/mould/, 'mold'],
  [/artefact/, 'artifact'],
  [/aluminium/, 'aluminum'],
  [/grey/, 'gray'],
];

export const oneSpelling = (word: string): string =>
  rules.reduce((spelled, [spelling, instead]) => spelled.replace(spelling, instead), word);
