import { AppError } from '#shared/errors.ts';

/** Lambda's largest reply, less the JSON around the rows (docs.aws.amazon.com/lambda, quotas). */
const mostBytes = 6 * 1024 * 1024 - 64 * 1024;

/** The function's reply escapes the JSON body again as text. */
const bytesOf = (row: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(row)));

/**
 * Returns as many rows after `after` as fit into one reply; `next` when more follow. Throws `conflict` when the `after`
 * row was deleted, so that the client reads the list again.
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
    return bytes > mostBytes;
  });
  if (end < 0) return { rows: rows.slice(from) };
  const fitting = rows.slice(from, end);
  return { rows: fitting, ...(fitting.length > 0 && { next: fitting[fitting.length - 1]?.id }) };
};

/** Leaves room for one more read of 1 MB, which grows several times when it is escaped twice. */
const readReserveBytes = 3 * 1024 * 1024;

/**
 * Returns the rows of as many whole reads as safely fit into one reply; `next` is the cursor when more follow. A
 * deletion between two pages neither skips nor repeats a row.
 */
export const pageOfReads = async <S, T>(
  reads: AsyncIterable<{ items: readonly S[]; next: string | undefined }>,
  toRows: (items: readonly S[]) => readonly T[] | Promise<readonly T[]>,
): Promise<{ rows: T[]; next?: string }> => {
  const rows: T[] = [];
  let bytes = 0;
  for await (const { items, next } of reads) {
    for (const row of await toRows(items)) {
      rows.push(row);
      bytes += bytesOf(row);
    }
    if (next !== undefined && bytes > mostBytes - readReserveBytes) return { rows, next };
  }
  return { rows };
};
