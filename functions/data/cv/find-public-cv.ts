import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import * as z from 'zod/mini';
import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { PublicCvs } from '#functions/data/entities/cv.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { unpack } from '#functions/data/kernel/packed.ts';
import { findItem } from '#functions/data/kernel/records.ts';
import { nothingShown } from '#shared/domain/shown-cv.ts';
import { type PublicCv, type ShownCv, shownCv } from '#shared/schemas/usercv.ts';
import { publicCvOf } from './cv-rows.ts';

/** Reads the public attributes only: the role of the public function allows no others. */
const findPublicUniversity = async (id: string) =>
  (
    await Universities.build(GetItemCommand)
      .key({ id })
      .options({ attributes: ['name', 'logoUrl'] })
      .send()
  ).Item ?? null;

const holdsRatings = ({ skills, values, activities }: ShownCv): boolean =>
  [skills, values, activities].some((stars) => Object.keys(stars).length > 0);

/** Null for an unknown user and for one who is not accepted. */
export const findPublicCv = async (userId: string, now: Date): Promise<PublicCv | null> => {
  const held = await findItem(PublicCvs, { userId });
  if (!held?.isOpen) return null;
  const shown = held.shown && z.parse(shownCv, unpack(held.shown, 'PublicCv', 'shown'));
  if (!shown) return publicCvOf(userId, nothingShown(), { entryById: new Map(), university: null });
  const [university, { entryById }] = await Promise.all([
    held.universityId ? findPublicUniversity(held.universityId) : null,
    holdsRatings(shown) ? loadCatalogue(now) : { entryById: new Map() },
  ]);
  return publicCvOf(userId, shown, { entryById, university });
};
