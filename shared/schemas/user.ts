import * as z from 'zod/mini';
import { genders, mailTroubles } from '../lists.ts';
import { day, email, id, researchDomain, role, shortText, sitePath, status, time } from './fields.ts';
import { maybe } from './record.ts';

/** The user in sessions and lists, as the user and their administrators see it. */
export const user = z.object({
  id,
  firstName: shortText,
  lastName: shortText,
  email,
  /** True once a mailed link was opened (D59). Users from before confirmation mails have false. */
  emailConfirmed: z._default(z.boolean(), false),
  role,
  status,
  UniversityId: maybe(id),
  avatarUrl: maybe(sitePath),
  createdAt: time,
  /** Time of the erasure that the user asked for; absent otherwise. */
  leavesAt: z.optional(time),
  /** Present while mails to the user are held back. */
  mailTrouble: z.optional(z.object({ kind: z.enum(mailTroubles), at: time })),
});
export type User = z.infer<typeof user>;

export const invited = z.object({ firstName: shortText, lastName: shortText, email, role: z.enum(['user', 'admin']) });

/** Invited, without a password yet. */
export const isInvited = z._default(z.boolean(), false);

/**
 * Copied from the doctorate and the assessments (record 116). Administrators learn only whether there is an assessment; `hasDoctorate`
 * means that a field is filled of those that they may read (D35).
 */
export const doctoralFacts = {
  doctoralSchool: maybe(shortText),
  doctorateStart: maybe(day),
  estimatedEndDate: maybe(day),
  researchDomain: maybe(researchDomain),
  hasDoctorate: z._default(z.boolean(), false),
};

export const member = z.extend(user, {
  isInvited,
  ...doctoralFacts,
  hasAssessment: z._default(z.boolean(), false),
  mailFailed: z.optional(z.object({ kind: z.string(), since: time })),
});
export type Member = z.infer<typeof member>;

/** Contact shown to a university's members (D58). */
export const contact = z.object({
  email: maybe(email),
  administrators: z.array(z.object({ firstName: shortText, lastName: shortText })),
});

/** Has the personal fields of `userRecord`, except before a required change of password. An OpenAPI component. */
export const ownUser = z.extend(user, {
  birthDate: z.optional(z.nullable(z.string())),
  gender: z.optional(z.nullable(z.enum(genders))),
  interests: z.optional(z.nullable(z.string())),
  otherDiplomasObtained: z.optional(z.nullable(z.string())),
  Socials: z.optional(z.array(z.object({ platform: z.string(), url: z.string() }))),
});

/**
 * `mustChoosePassword`: every call but the change of password is refused (D77). `mustSetUpFactor`: every call but those that set up a
 * second factor, or lead to an own password (D86).
 */
export const session = z.object({
  token: z.string(),
  user: ownUser,
  mustChoosePassword: z.optional(z.boolean()),
  mustSetUpFactor: z.optional(z.boolean()),
});
export type Session = z.infer<typeof session>;

/** Holds no credentials. */
export const openSession = z.object({
  id,
  device: z.string(),
  createdAt: time,
  lastSeenAt: time,
  isCurrent: z.boolean(),
});

/** The password was right and a second step is due (D70): `challenge` goes with it, within ten minutes. Others of `ways` may follow. */
export const challenge = z.object({ challenge: z.string(), ways: z.array(z.enum(['code', 'recoveryCode'])) });
export type Challenge = z.infer<typeof challenge>;
