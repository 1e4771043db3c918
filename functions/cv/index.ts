import { loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { cvRows, entryIn, publicCvOf } from '#functions/data/cv/cv-rows.ts';
import { type CvList, changeCv, findCv, rateInCv, removeFromCv } from '#functions/data/cv/cvs.ts';
import { mendPublicCv, readPublicData } from '#functions/data/cv/public-cvs.ts';
import { ownerOf, rowId } from '#functions/data/kernel/ids.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { readProfileItems } from '#functions/data/people/profile-items.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import { calls, type Handlers, serve } from '#functions/lib/http/serve.ts';
import { usercv } from '#shared/contracts/usercv.ts';
import { nothingShown } from '#shared/domain/cv/shown-cv.ts';
import { AppError } from '#shared/errors.ts';
import type { Actor } from '#shared/policy.ts';
import type { CatalogueEntry } from '#shared/schemas/catalogue-entry.ts';

type Calls = Handlers<typeof usercv>;
type Row = { id: string; value: number | null; proof: string | null };
type Given = Parameters<typeof rateInCv>[1];
type ById = { params: { id: string } };

const cvListCalls = <R>(list: CvList, present: (row: Row, entry: CatalogueEntry) => R) => ({
  list: async ({ params }: ById, { now }: CallContext): Promise<R[]> => {
    const [cv, catalogue] = await Promise.all([findCv(params.id), loadCatalogue(now)]);
    return cvRows(params.id, list, cv?.[list] ?? {}, catalogue).map(({ entry, ...row }) =>
      present({ ...row, proof: cv?.proofs?.[entry.id] ?? null }, entry),
    );
  },
  add: async (entryId: string, given: Given, context: CallContext & { actor: Actor }): Promise<R> => {
    const userId = context.actor.id;
    const entry = requireFound(entryIn(list, entryId, await loadCatalogue(context.now)));
    const rated = await rateInCv({ userId, list, entryId, isOffered: entry.active }, given, context);
    return present({ id: rowId(userId, entryId), ...rated }, entry);
  },
  remove: async ({ params }: ById, context: CallContext): Promise<void> => {
    const userId = ownerOf(params.id);
    const entryId = params.id.slice(userId.length + 1);
    if (!requireFound(entryIn(list, entryId, await loadCatalogue(context.now)))) throw new AppError('not_found');
    await removeFromCv({ userId, list, entryId }, context);
  },
});

const skills = cvListCalls('skills', (row, Skill) => ({ ...row, Skill }));
const values = cvListCalls('values', ({ id, value }, Value) => ({ id, value, Value }));
const activities = cvListCalls('activities', ({ id, value }, Activity) => ({ id, value, Activity }));

/** Only the owner gets the CV itself; others get only the profile's lists. */
const get: Calls['get'] = async ({ params: { id } }, context) => {
  const isOwn = context.actor.id === id;
  const [items, cv] = await Promise.all([readProfileItems(id), isOwn ? findCv(id) : null]);
  if (cv?.isPublic) await mendPublicCv(context.actor, context);
  const user = { Diplomas: items.diplomas, Experiences: items.experiences, Publications: items.publications };
  return { user, userCv: isOwn ? (cv ?? {}) : null };
};

/** Computed from the current records, not read from the published copy. */
const preview: Calls['preview'] = async ({ params: { id } }, { actor, now }) => {
  const [shown, university, { entryById }] = await Promise.all([
    readPublicData(id),
    actor.universityId ? findUniversity(actor.universityId) : null,
    loadCatalogue(now),
  ]);
  return publicCvOf(id, shown ?? nothingShown(), { entryById, university: shown && university });
};

// `public` serves the public CV and may read nothing else; `resends` mails its owner; `files` withdraws it together with the picture.
const { getPublic: _, getPage: __, contact: ___, withdraw: ____, ...own } = usercv;

export const handler = serve(
  calls(own, {
    get,
    update: ({ params, body }, context) => changeCv(params.id, body, context),
    preview,
    listSkills: skills.list,
    addSkill: ({ body: { skillId, ...given } }, context) => skills.add(skillId, given, context),
    removeSkill: skills.remove,
    listValues: values.list,
    addValue: ({ body: { valueId, ...given } }, context) => values.add(valueId, given, context),
    removeValue: values.remove,
    listActivities: activities.list,
    addActivity: ({ body: { activityId, ...given } }, context) => activities.add(activityId, given, context),
    removeActivity: activities.remove,
  }),
);
