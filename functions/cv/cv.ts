import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { publicCvOf } from '#functions/data/cv/cv-rows.ts';
import { changeCv, findCv } from '#functions/data/cv/cvs.ts';
import { mendPublicCv, readShown } from '#functions/data/cv/public-cvs.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { usercv } from '#shared/contracts/usercv.ts';
import { nothingShown } from '#shared/domain/shown-cv.ts';

type Calls = Handlers<typeof usercv>;

/** What the profile lists, and the CV for its owner alone. */
export const getCv: Calls['get'] = async ({ params: { id } }, context) => {
  const isOwn = context.actor.id === id;
  const [items, cv] = await Promise.all([readProfileItems(id), isOwn ? findCv(id) : null]);
  if (cv?.isPublic) await mendPublicCv(context.actor, context);
  const user = { Diplomas: items.diplomas, Experiences: items.experiences, Publications: items.publications };
  return { user, userCv: isOwn ? (cv ?? {}) : null };
};

export const update: Calls['update'] = ({ params, body }, context) => changeCv(params.id, body, context);

/** What others would see, by what is stored now: computed as for them, not read from what they are shown. */
export const preview: Calls['preview'] = async ({ params: { id } }, { actor, now }) => {
  const [shown, university, { entryById }] = await Promise.all([
    readShown(id),
    actor.universityId ? findUniversity(actor.universityId) : null,
    loadCatalogue(now),
  ]);
  return publicCvOf(id, shown ?? nothingShown, { entryById, university: shown && university });
};
