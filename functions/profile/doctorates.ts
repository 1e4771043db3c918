import * as z from 'zod/mini';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { saveRecord } from '#functions/data/records.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { doctorates } from '#shared/contracts/doctorates.ts';
import { doctorate, sharedDoctorate } from '#shared/schemas/doctorate.ts';

type Calls = Handlers<typeof doctorates>;

/** A person who has said nothing yet has a doctorate of nulls. */
export const getDoctorate: Calls['get'] = async ({ params }, { actor }) => {
  const said = (await findRecord(Doctorates, params.userId)) ?? {};
  return z.parse(actor.id === params.userId ? doctorate : sharedDoctorate, said);
};

export const updateDoctorate: Calls['update'] = async ({ params, body }, context) =>
  z.parse(doctorate, await saveRecord(Doctorates, params.userId, body, context));
