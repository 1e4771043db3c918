import { Diplomas } from '#functions/data/entities/diploma.ts';
import { Experiences } from '#functions/data/entities/experience.ts';
import { Publications } from '#functions/data/entities/publication.ts';
import { dateOf } from '#functions/data/people/profile-items.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { diplomas } from '#shared/contracts/diplomas.ts';
import { doctorates } from '#shared/contracts/doctorates.ts';
import { experiences } from '#shared/contracts/experiences.ts';
import { publications } from '#shared/contracts/publications.ts';
import { getDoctorate, updateDoctorate } from './doctorates.ts';
import { ownedListCalls } from './owned-list.ts';

export const handler = serve(
  calls(diplomas, ownedListCalls(Diplomas, dateOf.diploma)),
  calls(experiences, ownedListCalls(Experiences, dateOf.experience)),
  calls(publications, ownedListCalls(Publications, dateOf.publication)),
  calls(doctorates, { get: getDoctorate, update: updateDoctorate }),
);
