import { inBatches } from '#functions/data/kernel/in-batches.ts';
import { listFigures } from '#functions/data/universities/figures.ts';
import { listUniversities } from '#functions/data/universities/universities.ts';
import { listUsages as listCostly, type StoredUsage, usageDay } from '#functions/data/universities/usages.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { universities } from '#shared/contracts/universities.ts';
import { usageTotals } from '#shared/domain/usage-totals.ts';
import { dayMs, type ShareName } from '#shared/limits.ts';
import type { UniversityUsages, UsageOfDay } from '#shared/schemas/usage.ts';

const costlyOf = (usages: readonly StoredUsage[]) => {
  const count = (name: ShareName): number => usages.find(({ of }) => of === name)?.count ?? 0;
  return { jobs: count('jobs'), mails: count('mails'), pdfs: count('pdfs'), uploads: count('uploads') };
};

/** Latest first; leaves out days on which nothing was counted. */
export const usageDays = async (universityId: string, from: string, until: string): Promise<UsageOfDay[]> => {
  const [costly, figures] = await Promise.all([
    listCostly(universityId, from, until),
    listFigures(universityId, from, until),
  ]);
  const costlyByDay = Map.groupBy(costly, ({ day }) => day);
  const figuresByDay = new Map(figures.map((one) => [one.day, one]));
  const days = [...new Set([...costlyByDay.keys(), ...figuresByDay.keys()])].sort().reverse();
  return days.map((day) => {
    const { requests = null, people = null, bytes = null } = figuresByDay.get(day) ?? {};
    return { day, requests, people, bytes, ...costlyOf(costlyByDay.get(day) ?? []) };
  });
};

/** Universities that are read at once. */
const atOnce = 10;

const listOwn = async (now: Date): Promise<UniversityUsages> => {
  const from = usageDay(new Date(now.getTime() - 29 * dayMs));
  const rows = await inBatches(atOnce, await listUniversities(), async ({ id: universityId }) => ({
    universityId,
    ...usageTotals(await usageDays(universityId, from, usageDay(now))),
  }));
  return { rows };
};

export const listUsages: Handlers<typeof universities>['listUsages'] = async (_, { now, everyCell }) => {
  const parts = await everyCell(listOwn(now));
  return { rows: parts.flatMap(({ cell, reply }) => reply.rows.map((row) => ({ ...row, cell }))) };
};
