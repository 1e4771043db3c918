import * as z from 'zod/mini';
import { Universities } from '#functions/data/entities/university.ts';
import { found } from '#functions/data/kernel/found.ts';
import { changeRecord } from '#functions/data/records.ts';
import { listUsages, type StoredUsage } from '#functions/data/universities/usages.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { universities } from '#shared/contracts/universities.ts';
import type { ShareName } from '#shared/limits.ts';
import { universityShare } from '#shared/schemas/usage.ts';

type Calls = Handlers<typeof universities>;

const dayOf = (day: string, usages: readonly StoredUsage[]) => {
  const count = (name: ShareName): number => usages.find(({ of }) => of === name)?.count ?? 0;
  return { day, jobs: count('jobs'), mails: count('mails'), pdfs: count('pdfs'), uploads: count('uploads') };
};

/** A university’s use, a row for each day on which there was any, the latest first. */
export const getUsage: Calls['getUsage'] = async ({ params, query: { from, until } }, { university }) => {
  const byDay = Map.groupBy(await listUsages(params.id, from, until), ({ day }) => day);
  const days = [...byDay].map(([day, usages]) => dayOf(day, usages));
  return { ...z.parse(universityShare, found(university)), days: days.sort((a, b) => b.day.localeCompare(a.day)) };
};

export const setShare: Calls['setShare'] = ({ params, body }, context) => {
  const { share } = z.parse(universityShare, found(context.university));
  return changeRecord(Universities, params.id, body, context, { from: String(share), to: String(body.share) });
};
