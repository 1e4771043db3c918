import { commit, type WriteContext } from '#functions/data/kernel/commit.ts';
import { Failure } from '#functions/data/kernel/failure.ts';
import type { StoredMail } from '#functions/data/mail/outbox-queue.ts';
import { findContact } from '#functions/data/people/members.ts';
import type { StoredUser } from '#functions/data/people/users.ts';
import { findCounts } from '#functions/data/universities/counts.ts';
import { findUniversity } from '#functions/data/universities/universities.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { compose } from '#functions/mails/compose.ts';
import type { Letter } from '#functions/mails/layout.ts';
import { timeZoneOf } from '#shared/domain/time-zone-of.ts';
import { kinds } from './kinds.ts';
import { newLink } from './mailed-link.ts';

const pages = {
  login: '/login',
  requests: '/admin/users?show=pending',
  account: '/account',
  assessments: '/user/assessment',
  doctorate: '/user/phd',
  career: '/user/career',
};
export type MailedPage = keyof typeof pages;

const isPage = (name: string): name is MailedPage => name in pages;

const createLink = async (
  mail: StoredMail,
  person: StoredUser,
  universityName: string | undefined,
  context: WriteContext,
) => {
  const { leadsTo } = kinds[mail.kind];
  if (isPage(leadsTo)) return { link: `${env('SITE_ORIGIN')}${pages[leadsTo]}`, minutes: 0 };
  const email = leadsTo === 'address' ? (mail.email ?? person.email) : person.email;
  const { change, ...link } = newLink(leadsTo, person, { email, universityName }, context.now);
  await commit([change], context);
  return link;
};

export const composeLetter = async (mail: StoredMail, person: StoredUser, context: WriteContext): Promise<Letter> => {
  const university = person.universityId ? await findUniversity(person.universityId) : null;
  // Members of a deleted university are being moved: a retry finds their new one.
  if (person.universityId && !university) throw new Failure('the university of a mail’s receiver is not there');
  const contact = mail.kind === 'rejected' && university ? await findContact(university) : null;
  const counts = mail.kind === 'requestsWait' && university ? await findCounts(university.id) : null;
  return compose(mail.kind, person.language, {
    firstName: person.firstName,
    university: university?.name ?? '',
    timeZone: timeZoneOf(university),
    at: new Date(mail.createdAt),
    ...(mail.until && { until: new Date(mail.until) }),
    ...(counts && { count: counts.pendingUsers ?? 0 }),
    contact: contact?.email
      ? [contact.email]
      : (contact?.administrators ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ...(await createLink(mail, person, university?.name, context)),
  });
};
