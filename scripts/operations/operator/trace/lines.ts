/** `log` is `access` (the gateway's) or a function's name. */
export type LogLine = { at: number; log: string; text: string };

/** Texts hold letters, digits and ` _-":=` only. Oldest first. */
export type FindLines = (wanted: { texts: readonly string[]; since: number; until: number }) => Promise<LogLine[]>;

export type Logs = {
  find: FindLines;
  /** Says how late lines may arrive, for an operator who finds nothing. */
  delay: string;
  maps: string;
};

export type Entry = LogLine & {
  /** The invocation that wrote the line, or that it is about. */
  lambdaId?: string;
  facts: Readonly<Record<string, unknown>>;
};

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/**
 * Time, id and level, which Lambda puts before a line: https://docs.aws.amazon.com/lambda/latest/dg/nodejs-logging.html
 */
const prefix = new RegExp(`^(?:\\d{4}-\\S+Z\\s+)?(${uuid})\\s+(?:(?:INFO|ERROR|WARN)\\s+)?`);
const platformId = new RegExp(`RequestId: (${uuid})`);

const parse = (text: string): Record<string, unknown> => {
  // Lambda writes “Invoke Error” before the JSON of a thrown error.
  const start = text.indexOf('{');
  try {
    return start < 0 ? {} : JSON.parse(text.slice(start));
  } catch {
    return {};
  }
};

export const readLine = (line: LogLine): Entry => {
  const before = prefix.exec(line.text);
  const text = line.text.slice(before?.[0].length ?? 0).trim();
  const facts = parse(text);
  const named = textOf(facts, line.log === 'access' ? 'lambdaId' : 'invocation');
  const lambdaId = named ?? before?.[1] ?? platformId.exec(text)?.[1];
  return { ...line, text, facts, ...(lambdaId && { lambdaId }) };
};

/** Undefined for the gateway's dash, which means no value. */
export const textOf = (facts: Entry['facts'], name: string): string | undefined => {
  const value = facts[name];
  return (typeof value === 'string' && value !== '-') || typeof value === 'number' ? String(value) : undefined;
};

export const stackOf = ({ facts, text }: Entry): string | undefined => {
  const { stack } = facts;
  if (Array.isArray(stack)) return stack.join('\n');
  if (typeof stack === 'string') return stack;
  return /\n\s+at /.test(text) ? text : undefined;
};
