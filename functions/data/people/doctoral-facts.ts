import { $remove } from 'dynamodb-toolbox/entity/actions/update';
import type { Doctorates } from '#functions/data/entities/doctorate.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Change, isThere, updateChange } from '#functions/data/kernel/change.ts';
import type { Changed } from '#functions/data/kernel/records.ts';
import { sharedDoctorateFields } from '#shared/schemas/doctorate.ts';

// The list of members shows facts of their doctorates, so a member's item contains copies of them (record 116).

export type DoctorateFields = Changed<typeof Doctorates>;

/** `hasDoctorate` ignores the fields that administrators may not read (D35). */
export const doctoralFactsOf = (doctorate: DoctorateFields) => ({
  doctoralSchool: doctorate.doctoralSchool ?? undefined,
  doctorateStart: doctorate.startDate ?? undefined,
  estimatedEndDate: doctorate.estimatedEndDate ?? undefined,
  researchDomain: doctorate.researchDomain ?? undefined,
  hasDoctorate: sharedDoctorateFields.some((name) => (doctorate[name] ?? null) !== null),
});

/** Keeps the user's revision, since no form of the user shows these facts. Fails if the user is deleted. */
export const copyFactsChange = (id: string, doctorate: DoctorateFields): Change => {
  const facts = Object.entries(doctoralFactsOf(doctorate)).map(([name, fact]) => [name, fact ?? $remove()]);
  return updateChange(Users, { id, ...Object.fromEntries(facts) }, isThere);
};
