import { Diplomas } from '#functions/data/entities/diploma.ts';
import { Experiences } from '#functions/data/entities/experience.ts';
import { Publications } from '#functions/data/entities/publication.ts';
import { calls, serve } from '#functions/lib/serve.ts';
import { diplomas } from '#shared/contracts/diplomas.ts';
import { doctorates } from '#shared/contracts/doctorates.ts';
import { experiences } from '#shared/contracts/experiences.ts';
import { publications } from '#shared/contracts/publications.ts';
import { getDoctorate, updateDoctorate } from './doctorates.ts';
import { ownedListCalls } from './owned-list.ts';

export const handler = serve(
  calls(
    diplomas,
    ownedListCalls(Diplomas, ({ startDate }) => startDate),
  ),
  calls(
    experiences,
    ownedListCalls(Experiences, ({ startDate }) => startDate),
  ),
  calls(
    publications,
    ownedListCalls(Publications, ({ date }) => String(date ?? '')),
  ),
  calls(doctorates, { get: getDoctorate, update: updateDoctorate }),
);
