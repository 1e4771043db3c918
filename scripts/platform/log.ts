/** Writes one line; `source` is a function's label or the name of a part of the runner. */
export type Log = (source: string, line: string) => void;

/** Keeps a line as CloudWatch would, under the log of a function (its label) or `access`, the gateway's. */
export type Keep = (log: string, line: string) => void;
