import { type Catalogue, kindOf, loadCatalogue } from '#functions/data/catalogue/catalogue.ts';
import { parseRowId, rowId } from '#functions/data/kernel/ids.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import {
  addStrength,
  changeStrength,
  getFormation,
  removeStrength,
  type StoredFormation,
} from '#functions/data/universities/formations.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import type { formations } from '#shared/contracts/formations.ts';
import { AppError } from '#shared/errors.ts';
import type { FormationSkill } from '#shared/schemas/formation.ts';

type Calls = Handlers<typeof formations>;

/** Includes retired skills; undefined for other catalogue entries. */
const skillOf = ({ entryById }: Catalogue, id: string) => (kindOf(id) === 'skill' ? entryById.get(id) : undefined);

const rowOf = (formationId: string, Skill: FormationSkill['Skill'], value: number): FormationSkill => ({
  id: rowId(formationId, Skill.id),
  SkillId: Skill.id,
  Skill,
  value,
});

const rowsOf = ({ id, strengths }: StoredFormation, catalogue: Catalogue): FormationSkill[] =>
  Object.entries(strengths).flatMap(([skillId, value]) => {
    const skill = skillOf(catalogue, skillId);
    return skill ? [rowOf(id, skill, value)] : [];
  });

const parseId = (id: string) => {
  const { thingId, entryId } = requireFound(parseRowId(id));
  return { id: thingId, skillId: entryId };
};

export const listSkills: Calls['listSkills'] = async ({ query }, { now }) => {
  const [formation, catalogue] = await Promise.all([getFormation(query.formationId), loadCatalogue(now)]);
  return rowsOf(formation, catalogue);
};

export const addSkill: Calls['addSkill'] = async ({ body: { formationId, skillId, value } }, context) => {
  const skill = requireFound(skillOf(await loadCatalogue(context.now), skillId));
  if (!skill.active) throw new AppError('not_found');
  const reply = rowOf(formationId, skill, value);
  if (!(await addStrength({ id: formationId, skillId }, value, context, reply))) throw new AppError('conflict');
  return reply;
};

export const updateSkill: Calls['updateSkill'] = async ({ params, body }, context) => {
  const place = parseId(params.id);
  const skill = requireFound(skillOf(await loadCatalogue(context.now), place.skillId));
  if (!(await changeStrength(place, body.value, context))) throw new AppError('not_found');
  return rowOf(place.id, skill, body.value);
};

export const removeSkill: Calls['removeSkill'] = async ({ params }, context) => {
  if (!(await removeStrength(parseId(params.id), context))) throw new AppError('not_found');
};
