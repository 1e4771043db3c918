/** A line of a log: when it was written, and in which log, `access` (the gateway's) or that of a function. */
export type LogLine = { at: number; log: string; text: string };

/** Lines of all logs that contain one of the texts (letters, digits and ` _-":=` alone), between two times, the oldest first. */
export type FindLines = (wanted: { texts: readonly string[]; since: number; until: number }) => Promise<LogLine[]>;

/** Logs that can be asked, and what is to be known of them. */
export type Logs = {
  find: FindLines;
  /** A sentence for who finds nothing: how late lines may come. */
  delay: string;
  /** The folder with the source maps of what wrote the stacks. */
  maps: string;
};

/** A line as far as it could be read. */
export type Entry = LogLine & {
  /** The id of the invocation that wrote it, or that it is about. */
  lambdaId?: string;
  /** The JSON in it; empty where there is none. */
  facts: Readonly<Record<string, unknown>>;
};

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** Time, id and level, which Lambda puts before a line: https://docs.aws.amazon.com/lambda/latest/dg/nodejs-logging.html */
const prefix = new RegExp(`^(?:\\d{4}-\\S+Z\\s+)?(${uuid})\\s+(?:(?:INFO|ERROR|WARN)\\s+)?`);
const platformId = new RegExp(`RequestId: (${uuid})`);

const parse = (text: string): Record<string, unknown> => {
  // Lambda writes “Invoke Error” before the JSON of what a handler threw.
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

/** A fact that is a text or a number, as a text; undefined for the dash that the gateway writes where there is nothing. */
export const textOf = (facts: Entry['facts'], name: string): string | undefined => {
  const value = facts[name];
  return (typeof value === 'string' && value !== '-') || typeof value === 'number' ? String(value) : undefined;
};

/** The stack of what went wrong: of a line of ours, or of what a handler threw. */
export const stackOf = ({ facts, text }: Entry): string | undefined => {
  const { stack } = facts;
  if (Array.isArray(stack)) return stack.join('\n');
  if (typeof stack === 'string') return stack;
  return /\n\s+at /.test(text) ? text : undefined;
};
