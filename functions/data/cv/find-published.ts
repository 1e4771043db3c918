import * as z from 'zod/mini';
import { PublicCvs } from '#functions/data/entities/cv.ts';
import { unpack } from '#functions/data/kernel/packed.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { type ShownCv, shownCv } from '#shared/schemas/usercv.ts';

export type Published = { universityId: string | undefined; shown: ShownCv | null };

/** Null for an unknown user and for one who is not accepted; `shown` is null while no section is public. */
export const findPublished = async (userId: string): Promise<Published | null> => {
  const held = await findItem(PublicCvs, { userId });
  if (!held?.isOpen) return null;
  const { universityId, shown } = held;
  return { universityId, shown: shown ? z.parse(shownCv, unpack(shown, 'PublicCv', 'shown')) : null };
};
