import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { Figures } from '#functions/data/entities/figures.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { listCounts } from '#functions/data/universities/counts.ts';
import { expiryOfUsage, usageDay } from '#functions/data/universities/usages.ts';
import { demoUniversities } from '#scripts/demo/content/people.ts';
import { daysBefore } from './context.ts';

const days = 90;
/** Two nights without figures show a gap. */
const missed = [33, 34];

/** Members arrive and files gather; weekends are calm. The same on every machine, but for the number of members. */
const figuresOf = (members: number, at: Date, before: number) => {
  const people = Math.max(1, Math.round(members * (1 - before / 250)));
  const isWeekend = [0, 6].includes(at.getUTCDay());
  const mood = 1 + 0.3 * Math.sin(before * 1.7) + 0.2 * Math.cos(before / 11);
  return {
    people,
    bytes: Math.round(people * 1_900_000 * (1 - before / 400)),
    // Those of today are counted while people work.
    ...(before > 0 && { requests: Math.round(people * (isWeekend ? 1.2 : 5.5) * mood) }),
  };
};

/** The last university is left without figures, as a new one is. */
export const seedUsage = async (now: Date): Promise<void> => {
  const counts = new Map((await listCounts()).map((one) => [one.universityId, one]));
  for (const { id: universityId } of demoUniversities.slice(0, -1)) {
    const { pendingUsers = 0, acceptedUsers = 0, rejectedUsers = 0 } = counts.get(universityId) ?? {};
    const members = pendingUsers + acceptedUsers + rejectedUsers;
    const puts = Array.from({ length: days }, (_, before) => before)
      .filter((before) => !missed.includes(before))
      .map((before) => {
        const at = daysBefore(now, before);
        const day = usageDay(at);
        return Figures.build(PutTransaction).item({
          ...{ universityId, day, ttl: expiryOfUsage(day) },
          ...figuresOf(members, at, before),
        });
      });
    await commit(puts, { now });
  }
};
