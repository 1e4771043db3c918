import { AppError } from '#shared/errors.ts';

/** What a Lambda function may answer, less what stands around the rows (docs.aws.amazon.com/lambda, quotas), in bytes. */
const most = 6 * 1024 * 1024 - 64 * 1024;

/** What a row takes in the function's answer: JSON as a text within JSON. */
const bytesOf = (row: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(row)));

/**
 * As many rows as one reply can hold, from the one after `after`; `next` where there are more, so that nothing is cut off
 * silently. Throws `conflict` when the row after which to go on is not there any more: the list is to be read anew.
 */
export const pageOf = <T extends { id: string }>(
  rows: readonly T[],
  after: string | undefined,
): { rows: T[]; next?: string } => {
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw new AppError('conflict');
  let bytes = 0;
  const end = rows.findIndex((row, place) => {
    if (place < from) return false;
    bytes += bytesOf(row);
    return bytes > most;
  });
  if (end < 0) return { rows: rows.slice(from) };
  const fitting = rows.slice(from, end);
  return { rows: fitting, ...(fitting.length > 0 && { next: fitting[fitting.length - 1]?.id }) };
};
