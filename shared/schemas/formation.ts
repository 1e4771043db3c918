import * as z from 'zod/mini';
import { ofCampus } from './campus.ts';
import { catalogueEntry, catalogueId } from './catalogue-entry.ts';
import { halfSteps, id, longText, shortText, shownAddress, webAddress } from './fields.ts';
import { maybe } from './record.ts';

/** Under what a university groups its courses. */
export const formationCategory = ofCampus({ name: shortText });
export type FormationCategory = z.output<typeof formationCategory.record>;

const said = ofCampus({
  title: shortText,
  description: longText,
  url: maybe(webAddress),
  FormationCategoryId: maybe(id),
});
/** A course of a university: formation in code and on French screens. */
export const formation = { ...said, record: z.extend(said.record, { url: maybe(shownAddress) }) };

/** A course with its category: by name, or null where it has none, or none any more. */
export const shownFormation = z.extend(formation.record, {
  FormationCategory: maybe(z.pick(formationCategory.record, { name: true })),
});
export type Formation = z.output<typeof shownFormation>;

/** A skill that a course strengthens, and how much. */
export const formationSkill = z.object({ id, SkillId: catalogueId, Skill: catalogueEntry, value: halfSteps });
export const addedFormationSkill = z.object({
  formationId: id,
  skillId: catalogueId,
  value: z._default(halfSteps, 0),
});
export type FormationSkill = z.output<typeof formationSkill>;
