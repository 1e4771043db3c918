import type { Formation } from '#shared/schemas/formation.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import { useUser } from '#web/lib/session/session.ts';

export type Courses = ReadonlyMap<string, readonly Formation[]>;

/**
 * The courses of one's university for each of up to three skills, all at once, so that nothing moves that is being read; one that
 * could not be asked for is absent. Undefined until then, and an empty map where none are wanted.
 */
export const useSkillCourses = (skillIds: readonly string[], isWanted: boolean): Courses | undefined => {
  const universityId = useUser()?.UniversityId ?? '';
  const useCourses = (skillId = '') =>
    useCall(api.formations.list, [{ query: { universityId, skillId } }], {
      isEnabled: isWanted && universityId !== '' && skillId !== '',
      isSilent: true,
    });
  const [first, second, third] = skillIds;
  const replies = [useCourses(first), useCourses(second), useCourses(third)];
  if (replies.some(({ isLoading }) => isLoading)) return undefined;
  return new Map(skillIds.flatMap((id, i) => (replies[i]?.data ? [[id, replies[i].data.rows] as const] : [])));
};
