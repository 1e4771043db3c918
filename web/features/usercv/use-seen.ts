import type * as z from 'zod/mini';
import { seenOnCv } from '#shared/domain/cv/seen-on-cv.ts';
import type { profileItems, UserCv } from '#shared/schemas/usercv.ts';
import { api } from '#web/lib/calls/api.ts';
import { useCall } from '#web/lib/calls/use-call.ts';
import type { RatedList } from './rated-lists.ts';

export type Items = z.output<typeof profileItems>;
export type Seen = ReturnType<typeof seenOnCv>;

/** Undefined until everything is loaded that may be public. */
export const useSeen = (
  userId: string,
  flags: UserCv,
  { Experiences, Diplomas, Publications }: Items,
  lists: readonly RatedList[],
): Seen | undefined => {
  const { data: doctorate } = useCall(api.doctorates.get, [{ params: { userId } }]);
  const rowsOf = (kind: RatedList['kind']) => lists.find((list) => list.kind === kind)?.query.data;
  const [skills, values, activities] = [rowsOf('skills'), rowsOf('values'), rowsOf('activities')];
  if (!doctorate || !skills || !values || !activities) return undefined;
  return seenOnCv({
    flags,
    experiences: Experiences,
    diplomas: Diplomas,
    publications: Publications,
    skills,
    values,
    activities,
    doctorate,
  });
};
