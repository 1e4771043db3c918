import * as z from 'zod/mini';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Diplomas, Experiences, Publications } from '#functions/data/entities/profile.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { sortDateOf } from '#functions/data/people/profile-items.ts';
import { saveDoctorate } from '#functions/data/people/save-doctorate.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { ownedListCalls } from '#functions/lib/list-calls.ts';
import { diplomas } from '#shared/contracts/diplomas.ts';
import { doctorates } from '#shared/contracts/doctorates.ts';
import { experiences } from '#shared/contracts/experiences.ts';
import { publications } from '#shared/contracts/publications.ts';
import { doctorate, sharedDoctorate } from '#shared/schemas/doctorate.ts';

export const handler = serve(
  calls(diplomas, ownedListCalls(Diplomas, sortDateOf.diploma)),
  calls(experiences, ownedListCalls(Experiences, sortDateOf.experience)),
  calls(publications, ownedListCalls(Publications, sortDateOf.publication)),
  calls(doctorates, {
    // Without a stored record all fields are null.
    get: async ({ params }, { actor }) => {
      const stored = (await findRecord(Doctorates, params.userId)) ?? {};
      return z.parse(actor.id === params.userId ? doctorate : sharedDoctorate, stored);
    },
    update: async ({ params, body }, context) => z.parse(doctorate, await saveDoctorate(params.userId, body, context)),
  }),
);
