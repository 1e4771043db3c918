import { Diplomas } from '#functions/data/entities/diploma.ts';
import { calls, serve } from '#functions/lib/serve.ts';
import { diplomas } from '#shared/contracts/diplomas.ts';
import { doctorates } from '#shared/contracts/doctorates.ts';
import { getDoctorate, updateDoctorate } from './doctorates.ts';
import { ownedListCalls } from './owned-list.ts';

export const handler = serve(
  calls(
    diplomas,
    ownedListCalls(Diplomas, ({ startDate }) => startDate),
  ),
  calls(doctorates, { get: getDoctorate, update: updateDoctorate }),
);
