import { commit } from '#functions/data/kernel/commit.ts';
import { requeueMailChange } from '#functions/data/mail/outbox.ts';
import type { StoredMail } from '#functions/data/mail/outbox-queue.ts';
import { listParked } from '#functions/data/mail/outbox-queue.ts';
import { listUniversities } from '#functions/data/universities/universities.ts';
import type { Plan } from './plan.ts';
import { operatorEntry } from './record.ts';

type Parked = { universityId: string | null; name: string; mails: StoredMail[] };

const allParked = async (): Promise<Parked[]> => {
  const places: Parked[] = [{ universityId: null, name: 'no university', mails: await listParked(undefined) }];
  for (const { id, name } of await listUniversities()) {
    places.push({ universityId: id, name, mails: await listParked(id) });
  }
  return places.filter(({ mails }) => mails.length > 0);
};

const mailsOf = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

const causes = (mails: readonly StoredMail[]): string =>
  [...Map.groupBy(mails, ({ failure = 'unknown' }) => failure)]
    .map(([failure, some]) => `${some.length} ${failure}`)
    .join(', ');

/** Queues the mails again for a day, for instance once a sender is verified. */
export const drainMails = async (now: Date): Promise<Plan> => {
  const parked = await allParked();
  if (parked.length === 0) return { says: ['No mail has been given up.'] };
  const says = parked.map(({ name, mails }) => `${name}: ${mailsOf(mails.length)} (${causes(mails)}) are sent again.`);
  const act = async () => {
    let sent = 0;
    for (const { universityId, mails } of parked) {
      // One by one, because somebody else may resend a mail meanwhile.
      let count = 0;
      for (const mail of mails) if (await commit([requeueMailChange(mail, now)], { now })) count += 1;
      const done = { universityId, targets: universityId === null ? [] : [universityId], details: { count } };
      await commit([operatorEntry('operator drain-mails', done, now)], { now });
      sent += count;
    }
    return [`${mailsOf(sent)} in the outbox: they leave within a minute or two.`];
  };
  return { says, act };
};
