import { FormationCategories, Formations } from '#functions/data/entities/formation.ts';
import { newCampusId } from '#functions/data/kernel/ids.ts';
import { findRecord } from '#functions/data/kernel/records.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { changeRecord } from '#functions/data/records.ts';
import {
  createFormation,
  getFormation,
  removeFormation,
  type StoredFormation,
} from '#functions/data/universities/formations.ts';
import { pageOf } from '#functions/lib/http/paging.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { campusListCalls } from '#functions/lib/list-calls.ts';
import type { formations } from '#shared/contracts/formations.ts';
import { searchIn } from '#shared/domain/search.ts';
import type { FormationCategory } from '#shared/schemas/formation.ts';

type Calls = Handlers<typeof formations>;
type Category = Pick<FormationCategory, 'id' | 'name'> | null | undefined;

const courses = campusListCalls(Formations, ({ title }) => title);
const categoryCalls = campusListCalls(FormationCategories, ({ name }) => name);
export const categories = {
  ...categoryCalls,
  /** The audit records the former name. */
  update: (async ({ params: { id }, body }, context) => {
    const { name: from } = requireFound(await findRecord(FormationCategories, id));
    return changeRecord(FormationCategories, id, body, context, {
      from,
      ...(body.name !== undefined && { to: body.name }),
    });
  }) satisfies Calls['updateCategory'],
};

/** The category is null when it was deleted (D39). */
const withCategory = (formation: Omit<StoredFormation, 'strengths'>, category: Category) => ({
  ...formation,
  FormationCategoryId: category?.id ?? null,
  FormationCategory: category ?? null,
});

const findCategory = async (id: string | null | undefined): Promise<Category> =>
  id ? findRecord(FormationCategories, id) : null;

const requireCategory = async (id: string | null | undefined): Promise<Category> =>
  id ? requireFound(await findCategory(id)) : null;

const strongestFirst = (all: readonly StoredFormation[], skillId: string): StoredFormation[] => {
  const strengthOf = ({ strengths }: StoredFormation): number => strengths[skillId] ?? 0;
  return all
    .filter(({ strengths }) => Object.hasOwn(strengths, skillId))
    .sort((one, other) => strengthOf(other) - strengthOf(one));
};

const strengthenedSkillIds = (all: readonly StoredFormation[]): string[] => {
  const skillIds = all.flatMap(({ strengths }) => Object.keys(strengths));
  return [...Map.groupBy(skillIds, (id) => id)].sort(([, a], [, b]) => b.length - a.length).map(([id]) => id);
};

export const list: Calls['list'] = async ({ query }) => {
  const [all, named] = await Promise.all([courses.list({ query }), categories.list({ query })]);
  const { search, skillId, after } = query;
  const byId = new Map(named.map((category) => [category.id, category]));
  const strengthening = skillId ? strongestFirst(all, skillId) : all;
  const rows = search ? searchIn(strengthening, ({ title }) => title)(search) : strengthening;
  const answered = rows.map(({ strengths, ...formation }) => ({
    ...withCategory(formation, byId.get(formation.FormationCategoryId ?? '')),
    strengths,
  }));
  const isDeadEnd = skillId !== undefined && strengthening.length === 0;
  return {
    count: rows.length,
    ...pageOf(answered, after),
    ...(isDeadEnd && { otherSkillIds: strengthenedSkillIds(all) }),
  };
};

export const get: Calls['get'] = async ({ params }) => {
  const formation = await getFormation(params.id);
  return withCategory(formation, await findCategory(formation.FormationCategoryId));
};

export const create: Calls['create'] = async ({ body }, context) => {
  const category = await requireCategory(body.FormationCategoryId);
  const formation = { ...body, id: newCampusId(body.universityId), strengths: {} };
  return createFormation(formation, context, (made) => withCategory(made, category));
};

export const update: Calls['update'] = async ({ params, body }, context) => {
  await requireCategory(body.FormationCategoryId);
  const formation = await courses.update({ params, body }, context);
  return withCategory(formation, await findCategory(formation.FormationCategoryId));
};

export const remove: Calls['remove'] = ({ params }, context) => removeFormation(params.id, context);
