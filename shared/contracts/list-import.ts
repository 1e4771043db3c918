import type * as z from 'zod/mini';
import { importInput, importProgress, mostImported } from '../schemas/import.ts';

export const listImport = <const N extends string, R extends z.ZodMiniType>(
  name: N,
  { summary, begun }: { summary: string; begun: R },
) => ({
  begin: {
    method: 'POST',
    path: `/${name}/university/{universityId}/import`,
    summary: `${summary}: the text of a CSV file of at most ${mostImported} rows, separated by commas or semicolons, headed in French or English. Nothing is made unless every line is right: else 422 with line and column of the first hundred errors and the number of the others. What is right is made within minutes, of people as fast as the university's share of mails allows; who is quicker by then has the line refused, see the other call`,
    allow: ['campusAdmin'],
    of: { university: 'params.universityId' },
    limits: ['imports'],
    once: true,
    body: importInput,
    returns: begun,
  } as const,
  progress: {
    method: 'GET',
    path: `/${name}/imports/{id}`,
    summary: 'Read how far an import is, also for 90 days after it, and of which lines nothing could be made',
    allow: ['campusAdmin'],
    of: { campusThing: 'params.id' },
    returns: importProgress,
  } as const,
});
