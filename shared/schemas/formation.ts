import * as z from 'zod/mini';
import { catalogueEntry, catalogueId } from './catalogue-entry.ts';
import { halfSteps, id, longText, shortText, shownAddress, webAddress } from './fields.ts';
import { maybe, ofCampus } from './record.ts';

export const formationCategory = ofCampus({ name: shortText });
export type FormationCategory = z.output<typeof formationCategory.record>;

const said = ofCampus({
  title: shortText,
  description: longText,
  url: maybe(webAddress),
  FormationCategoryId: maybe(id),
});
/** A course: « formation » in code and on French screens. */
export const formation = { ...said, record: z.extend(said.record, { url: maybe(shownAddress) }) };

/** The category is null when there is none or it was deleted. */
export const shownFormation = z.extend(formation.record, {
  FormationCategory: maybe(z.pick(formationCategory.record, { name: true })),
});
export type Formation = z.output<typeof shownFormation>;

/** `strengths`, by id of the skill, are absent in replies of releases before 2026-11-26. */
export const listedFormation = z.extend(shownFormation, {
  strengths: z.optional(z.record(catalogueId, halfSteps)),
});
export type ListedFormation = z.output<typeof listedFormation>;

export const formationSkill = z.object({ id, SkillId: catalogueId, Skill: catalogueEntry, value: halfSteps });
export const addedFormationSkill = z.object({
  formationId: id,
  skillId: catalogueId,
  value: z._default(halfSteps, 0),
});
export type FormationSkill = z.output<typeof formationSkill>;
