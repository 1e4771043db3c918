import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { Doctorates } from '#functions/data/entities/doctorate.ts';
import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { ChangedMeanwhile } from '#functions/data/kernel/revision.ts';
import { saveRecord } from '#functions/data/records.ts';
import { AppError } from '#shared/errors.ts';
import { sharedDoctorateFields } from '#shared/schemas/doctorate.ts';
import { copyFactsChange, type DoctorateFields } from './doctoral-facts.ts';

const maxAttempts = 5;

/**
 * Copies what administrators see to the user's item, in the same transaction. Throws ChangedMeanwhile for another revision than
 * `ifMatch`, `conflict` after too many lost races, or if the user is deleted.
 */
export const saveDoctorate = async (
  id: string,
  given: DoctorateFields,
  context: WriteContext & { ifMatch?: number | undefined },
): Promise<FormattedItem<typeof Doctorates>> => {
  if (sharedDoctorateFields.every((name) => given[name] === undefined))
    return saveRecord(Doctorates, id, given, context);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await findRecord(Doctorates, id);
    const revision = before?.revision ?? 0;
    if (context.ifMatch !== undefined && context.ifMatch !== revision) throw new ChangedMeanwhile(before ?? {});
    const copy = copyFactsChange(id, { ...before, ...given });
    try {
      return await saveRecord(Doctorates, id, given, { ...context, ifMatch: revision }, [copy]);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
  throw new AppError('conflict');
};
