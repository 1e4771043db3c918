import { found } from '#functions/data/kernel/found.ts';
import { rowId } from '#functions/data/kernel/ids.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { catalogue } from '#shared/contracts/catalogue.ts';
import { idsOfStrength, strengthEffect } from '#shared/matching/strength-effect.ts';
import { catalogueFor } from './entries.ts';

/** Says what another strength would do to what the jobs' own profiles find; the catalogue stays as it is. */
export const tryStrength: Handlers<typeof catalogue>['tryStrength'] = async ({ params, query }, context) => {
  const { set, matching } = await catalogueFor(context);
  const [caller, called] = idsOfStrength(params.id);
  found(rowId(caller, called) === params.id || null);
  const isJob = set.jobs.some(({ id, retired }) => id === caller && !retired);
  found(isJob || set.activities.find(({ id, retired }) => id === caller && !retired));
  found([...set.skills, ...(isJob ? set.activities : [])].find(({ id, active }) => id === called && active));
  return strengthEffect(matching, params.id, query.value);
};
