import { dayIn } from '#shared/domain/day-in.ts';
import { dayMs } from '#shared/limits.ts';
import { as } from '#tests/support/api.ts';
import { buildUser } from '#tests/support/factories.ts';
import type { People } from './people.ts';
import { ofHome, type RowRequest } from './row-request.ts';

const cohort = 'noDoctorate';
/** A cohort is reminded once a week, and all calls may share a university. */
const other = 'noAssessment';

/** Somebody of all cohorts. */
const withCandidate = async ({ home }: People) => {
  await buildUser({ university: home, estimatedEndDate: dayIn(new Date(Date.now() + 30 * dayMs)) });
  return { id: home.id };
};

const reminded = async (people: People) => {
  const { id: universityId } = await withCandidate(people);
  const api = await as(await buildUser({ role: 'admin', university: people.home }));
  await api.users.remind({ params: { universityId }, body: { cohort: other } });
  return { id: universityId, names: { cohort: other } };
};

export const reminderRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'GET /users/university/{universityId}/reminders': { '': ofHome },
  'POST /users/university/{universityId}/reminders': {
    'a cohort with somebody in it': {
      prepare: async (people) => ({ ...(await withCandidate(people)), body: () => ({ cohort }) }),
    },
  },
  'DELETE /users/university/{universityId}/reminders/{cohort}': {
    'a reminder that has not left': { prepare: reminded },
  },
};
