import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { nothingShown } from '#shared/domain/cv/shown-cv.ts';
import type { PublicCv, ShownCv } from '#shared/schemas/usercv.ts';
import { publicCvOf } from './cv-rows.ts';
import { findPublished, type Published } from './find-published.ts';

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

export const readPublicCv = async (
  userId: string,
  { universityId, shown }: Published,
  now: Date,
): Promise<PublicCv> => {
  if (!shown) return publicCvOf(userId, nothingShown(), { entryById: new Map(), university: null });
  const [university, { entryById }] = await Promise.all([
    universityId ? findPublicUniversity(universityId) : null,
    holdsRatings(shown) ? loadCatalogue(now) : { entryById: new Map() },
  ]);
  return publicCvOf(userId, shown, { entryById, university });
};

/** Null for an unknown user and for one who is not accepted. */
export const findPublicCv = async (userId: string, now: Date): Promise<PublicCv | null> => {
  const held = await findPublished(userId);
  return held && readPublicCv(userId, held, now);
};
