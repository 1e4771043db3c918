/** Writes one line; `source` is a function's label or the name of a part of the runner. */
export type Log = (source: string, line: string) => void;
