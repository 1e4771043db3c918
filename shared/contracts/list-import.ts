import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import { importInput, importProgress, mostImported } from '../schemas/import.ts';

export const listImport = <const N extends string, R extends z.ZodMiniType>(
  name: N,
  { summary, begun, refuses = [] }: { summary: string; begun: R; refuses?: readonly ErrorCode[] },
) => ({
  begin: {
    method: 'POST',
    path: `/${name}/university/{universityId}/import`,
    summary: `${summary}: the text of a CSV file of at most ${mostImported} rows, separated by commas or semicolons, headed in French or English. Nothing is created unless every line is valid: otherwise 422 with line and column of the first hundred errors and the number of the others. Valid lines are created within minutes, people at the rate of the university’s share of mails; a line that conflicts by then is refused, see the progress`,
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    limits: ['imports'],
    refuses,
    takesLong: true,
    once: true,
    body: importInput,
    returns: begun,
  } as const,
  progress: {
    method: 'GET',
    path: `/${name}/imports/{id}`,
    summary: 'Read the progress of an import, until 90 days after it, and the lines that were refused',
    allow: ['campusAdmin'],
    of: { campusThing: 'params.id' },
    returns: importProgress,
  } as const,
});
