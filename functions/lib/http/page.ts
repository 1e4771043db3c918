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

/** Kept free for the rows of one more read, which is 1 MB of items: escaped twice, they may take some times that. */
const roomForRead = 3 * 1024 * 1024;

/**
 * The rows of as many whole reads as surely fit into one reply; `next` where there are more. Reading all pages reads each item once,
 * and an item that is deleted between two of them makes no difference.
 */
export const pageOfReads = async <S, T>(
  reads: AsyncIterable<{ items: readonly S[]; next: string | undefined }>,
  toRows: (items: readonly S[]) => readonly T[],
): Promise<{ rows: T[]; next?: string }> => {
  const rows: T[] = [];
  let bytes = 0;
  for await (const { items, next } of reads) {
    for (const row of toRows(items)) {
      rows.push(row);
      bytes += bytesOf(row);
    }
    if (next !== undefined && bytes > most - roomForRead) return { rows, next };
  }
  return { rows };
};
