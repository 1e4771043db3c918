const keywords = new Set(['set', 'remove', 'add', 'delete', 'and', 'or', 'not', 'in', 'between']);

/** Matches placeholders and whole paths. A colon starts a value; a name before a parenthesis is a function. */
const token = /:[\w]+|[#A-Za-z_][\w#]*(?:\[\d+\]|\.[#A-Za-z_][\w#]*)*(?=(\s*\()?)|=/g;

type Names = Readonly<Record<string, string>>;

const topLevel = (path: string, names: Names): string => {
  const first = /^[#\w]+/.exec(path)?.[0] ?? path;
  return names[first] ?? first;
};

const isName = (text: string): boolean => /^[#A-Za-z_]/.test(text) && !keywords.has(text.toLowerCase());

/**
 * Takes projection, condition, filter, key or update expressions. Reserved words cannot be attribute names there, so
 * keywords are skipped.
 */
export const attributesIn = (expressions: readonly (string | undefined)[], names: Names = {}): string[] => {
  const found = new Set<string>();
  for (const expression of expressions) {
    for (const [text, call] of expression?.matchAll(token) ?? []) {
      if (call === undefined && isName(text)) found.add(topLevel(text, names));
    }
  }
  return [...found];
};

/** Returns the key condition's value placeholder; undefined without one. */
export const equalledBy = (expression: string, attribute: string, names: Names = {}): string | undefined => {
  const tokens = [...expression.matchAll(token)].map(([text]) => text);
  const at = tokens.findIndex(
    (text, index) => isName(text) && topLevel(text, names) === attribute && tokens[index + 1] === '=',
  );
  return at < 0 ? undefined : tokens[at + 2];
};
