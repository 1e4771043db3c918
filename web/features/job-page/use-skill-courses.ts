import type { Formation } from '#shared/schemas/formation.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';

export type Courses = ReadonlyMap<string, readonly Formation[]>;

/**
 * Reads the courses of three skills at most. Returns undefined until the courses of all skills are loaded, so that nothing moves; a skill is
 * absent if its courses cannot be read.
 */
export const useSkillCourses = (skillIds: readonly string[]): Courses | undefined => {
  const universityId = useUser()?.UniversityId ?? '';
  const useCourses = (skillId = '') =>
    useCall(api.formations.list, [{ query: { universityId, skillId } }], {
      isEnabled: universityId !== '' && skillId !== '',
      isSilent: true,
    });
  const [first, second, third] = skillIds;
  const replies = [useCourses(first), useCourses(second), useCourses(third)];
  if (replies.some(({ isLoading }) => isLoading)) return undefined;
  return new Map(skillIds.flatMap((id, i) => (replies[i]?.data ? [[id, replies[i].data.rows] as const] : [])));
};
