import { cellHeader, silentCellsHeader } from '#shared/cells.ts';
import type { Route, Subject } from '#shared/contract.ts';
import { largestInForm } from '#shared/files.ts';
import { ordinary, rates, shares, writeLimit } from '#shared/limits.ts';
import type { Rule } from '#shared/policy.ts';

/** The eight rules of D9. */
const rules: Record<Rule, string> = {
  public: 'anybody',
  account: 'anyone signed in, accepted or not, about themselves or their own university',
  member: 'any accepted person',
  self: 'the owner, once accepted',
  selfOrAdmin: 'the owner, once accepted, the administrators of their university, and super administrators',
  campus: 'accepted members of the university',
  campusAdmin: 'the administrators of the university, and super administrators',
  super: 'super administrators',
};

const subjects: Record<Subject, string> = {
  user: 'The owner',
  member: 'The person acted upon, as a member of their university',
  university: 'The owning university',
  thing: 'The thing itself; its id contains its owner',
  campusThing: 'The thing itself, which a university shares',
  shelf: 'The caller, or their university when `isForUniversity` is set',
};

const holders = { person: 'a person', university: 'a university', address: 'a network address' } as const;

const limitsOf = ({ limits = [] }: Route): string[] =>
  limits.map((name) => {
    const { most, minutes, by } = rates[name];
    const what = 'counts' in rates[name] ? `${most} that succeed` : most;
    return `Limit \`${name}\`: ${what} in ${minutes} minutes for ${holders[by]}, then 429 with Retry-After.`;
  });

const shareOf = ({ uses }: Route): string[] => {
  if (!uses) return [];
  const { atOnce, perHour } = shares[uses];
  return [
    `Share \`${uses}\` of the caller's university: ${atOnce} at once and ${perHour} an hour, or several times that; then 429 with Retry-After.`,
  ];
};

const stockOf = ({ keeps }: Route): string[] =>
  keeps?.by === 1 ? [`At most ${keeps.most} ${keeps.name} are kept, then 409.`] : [];

/** 6 MB of base64 hold three quarters as many bytes. */
const formOf = ({ multipart }: Route): string[] =>
  multipart
    ? [
        `In a form, a file has at most ${largestInForm} bytes, else 413. From about 4.5 MB on, a form in base64 passes the 6 MB of a request: the gateway in front answers 413 with \`{ "message" }\` before the product reads anything. Larger files go to the bucket by the upload form.`,
      ]
    : [];

const relationsOf = ({ children = {}, siblings = {} }: Route): string[] => [
  ...Object.entries(children).map(([inner, outer]) => `\`${inner}\` lies in \`${outer}\`, else 404.`),
  ...Object.entries(siblings).map(([one, other]) => `\`${one}\` has the owner of \`${other}\`, else 404.`),
];

const namedInBody = ({ of = {} }: Route): string[] =>
  Object.entries(subjects).flatMap(([subject, words]) =>
    Object.entries(of).flatMap(([named, at]) =>
      named === subject && at.startsWith('body.')
        ? [`\`${at}\`: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`]
        : [],
    ),
  );

const roleOf = ({ by }: Route): string => (by ? ` Only the role ${by.join(' or ')}.` : '');
const tokenOf = ({ signIn }: Route): string => (signIn ? ' An optional token identifies the caller.' : '');

export const describe = (route: Route): string =>
  [
    `Allowed (${route.allow.join(', ')}): ${route.allow.map((rule) => rules[rule]).join('; ')}.${roleOf(route)}${tokenOf(route)}`,
    ...limitsOf(route),
    ...shareOf(route),
    ...stockOf(route),
    ...formOf(route),
    ...namedInBody(route),
    ...relationsOf(route),
  ].join('\n\n');

/** Undefined when the id decides no right. */
export const subjectAt = ({ of = {} }: Route, source: string): string | undefined =>
  Object.entries(subjects).find(([subject]) =>
    Object.entries(of).some(([s, at]) => s === subject && at === source),
  )?.[1];

export const introduction = `The API of Thésée.

**Ids** are opaque. Malformed ids, missing things and those of another university are the same 404.

**Fields** that are optional may be absent, null or "" and come back as null. A PUT leaves absent fields unchanged; null or "" clears a field. Undeclared fields are dropped, except a role, status or university that the caller has no right to change: 403. Days are YYYY-MM-DD, times ISO 8601 in UTC.

**Errors** are \`{ msg, code, details?, requestId }\`, \`msg\` in the language of Accept-Language (French or English, French by default). 422 has one entry per field in \`details\`.

**Methods** that a path lacks are 405 with Allow for every caller; unknown paths are 404. The gateway may answer 404, 413, 429, 500 or 503 by itself, with \`{ "message" }\`.

**Sessions**: a login’s token lives an hour and is renewed by \`POST /auth/renew\` with the HttpOnly cookie \`__Secure-renewal\`.

**Changes**: a candidate makes at most ${writeLimit.most.user} in ${writeLimit.minutes} minutes, an administrator ${writeLimit.most.admin}; then 429 with Retry-After.

**Universities**: all calls of one university are nearly at most ${ordinary.atOnce} at once and ${ordinary.perSecond} a second, or several times that, and the calls for its public CVs as many in each process of the product; then 429 with Retry-After. An installation may set other numbers.

**Cells**: universities may lie in several cells behind this address. A call that reaches another cell than its university’s, as just after a move, is 421 with the header \`${cellHeader}\`; repeat it once with that header. Lists of all universities name the cells that did not answer in \`${silentCellsHeader}\`.

**Sizes**: a request or a reply has at most 6 MB; a form counts in base64, a third longer. A body has at most 2 000 values, nested at most ten deep, otherwise 413.`;
