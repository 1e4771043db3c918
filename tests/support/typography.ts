/** Allow `{{name}}` placeholders and URLs. */
const frenchRules: readonly (readonly [string, RegExp])[] = [
  ['straight apostrophe', /\p{L}'\p{L}/u],
  ['straight quotes', /"/],
  ['three dots', /\.\.\./],
  ['no narrow space before ; ! ?', /[^\u202f{}/=&][;!?](?!\w|\})/u],
  ['no non-breaking space before :', /[^\u00a0\u202f:/a-z{}0-9]:(?!\/)|[a-zà-ÿ]: /u],
  ['no non-breaking space before %', /[^\u00a0\u202f]%/u],
  ['guillemets without narrow spaces', /«(?!\u202f)|(?<!\u202f)»/u],
  ['two spaces', / {2}/],
];

export const frenchFaults = (text: string): string[] =>
  frenchRules.filter(([, fault]) => fault.test(text)).map(([name]) => `${name}: ${text}`);

const englishRules: readonly (readonly [string, RegExp])[] = [
  ['straight apostrophe or quotes', /['"]/],
  ['three dots', /\.\.\./],
  ['guillemets', /[«»]/],
  ['a French space', /[\u00a0\u202f]/u],
  ['a space before punctuation', / [;:!?,.%]/],
  ['two spaces', / {2}/],
];

export const englishFaults = (text: string): string[] =>
  englishRules.filter(([, fault]) => fault.test(text)).map(([name]) => `${name}: ${text}`);

/** Eight words that occur twice, with the ids of their texts. */
export const repeatedRuns = (texts: readonly (readonly [id: string, text: string])[]): string[] => {
  const seen = new Map<string, string>();
  return texts.flatMap(([id, text]) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const runs = words.slice(7).map((_, i) => words.slice(i, i + 8).join(' '));
    const repeated = runs.filter((run) => seen.has(run)).map((run) => `${seen.get(run)}, ${id}: ${run}`);
    for (const run of runs) seen.set(run, id);
    return repeated;
  });
};
