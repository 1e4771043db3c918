import type { Handlers } from '#functions/lib/http/serve.ts';
import type { catalogue } from '#shared/contracts/catalogue.ts';
import type { CatalogueSet, SetCase } from '#shared/domain/catalogue-set.ts';
import { AppError } from '#shared/errors.ts';
import { graded } from '#shared/schemas/catalogue.ts';
import { catalogueFor, entryCalls } from './entries.ts';

/** A grade of a job that was deleted since may stay. Throws `invalid` for a new grade of no job. */
const requireJobs = (after: SetCase, set: CatalogueSet, before?: SetCase): void => {
  const known = new Set(set.jobs.flatMap(({ id, retired }) => (retired ? [] : [id])));
  const isKnown = (id: string): boolean => known.has(id) || (before !== undefined && id in before.grades);
  if (Object.keys(after.grades).every(isKnown)) return;
  throw new AppError('invalid', { details: [{ field: 'grades', code: 'invalid_value' }] });
};

export const caseCalls = entryCalls('cases', graded.record, { check: requireJobs });

export const listCases: Handlers<typeof catalogue>['listCases'] = async (_, context) => {
  const { set } = await catalogueFor(context);
  const cases = set.cases.filter(({ retired }) => !retired);
  return {
    cases: cases.map(({ wishes, ...row }) => ({
      ...row,
      wishes: [...wishes],
      gradedJobs: Object.keys(row.grades).length,
    })),
  };
};
