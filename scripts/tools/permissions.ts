import type { Route } from '#shared/contract.ts';
import { contracts } from '#shared/contracts/index.ts';
import { type Actor, can, isVisible, type Rule, type Scope } from '#shared/policy.ts';

const actor = (id: string, role: Actor['role'], universityId: string | null, status: Actor['status'] = 'ACCEPTED') => ({
  id,
  role,
  status,
  universityId,
});

export const actors: Readonly<Record<string, Actor>> = {
  owner: actor('owner', 'user', 'A'),
  'pending owner': actor('owner', 'user', 'A', 'PENDING'),
  'rejected owner': actor('owner', 'user', 'A', 'REJECTED'),
  colleague: actor('colleague', 'user', 'A'),
  admin: actor('admin', 'admin', 'A'),
  stranger: actor('stranger', 'user', 'B'),
  'foreign admin': actor('foreign', 'admin', 'B'),
  super: actor('super', 'super', null),
};

const scopeOf = (route: Route, who: Actor): Scope | null => {
  if (!route.of) return null;
  if (Object.values(route.of).includes('actor')) return { owner: { id: who.id, universityId: who.universityId } };
  const isOfCampus = 'university' in route.of || 'member' in route.of;
  return isOfCampus ? { campus: 'A' } : { owner: { id: 'owner', universityId: 'A' } };
};

export const verdict = (route: Route, who: Actor): 'yes' | '403' | '404' => {
  const allow: readonly Rule[] = route.allow;
  const scope = scopeOf(route, who);
  if (route.by && !route.by.includes(who.role)) return '403';
  if (can(who, allow, scope)) return 'yes';
  return scope && !isVisible(who, scope) ? '404' : '403';
};

/** Returns Markdown, so that a changed right shows as a changed cell. */
export const permissions = (): string => {
  const names = Object.keys(actors);
  const rows = Object.entries(contracts).flatMap(([group, contract]) =>
    Object.entries<Route>(contract).map(([name, route]) => {
      const cells = Object.values(actors).map((who) => verdict(route, who));
      const nobody = route.allow.includes('public') ? 'yes' : '401';
      return `| ${group}.${name} | ${route.allow.join(', ')} | ${[nobody, ...cells].join(' | ')} |`;
    }),
  );
  return [
    '# Who may call what',
    '',
    'Generated from the contracts and `policy.ts`; the thing touched belongs to the owner, a member of university A.',
    'A “yes” says that the call answers, not that the reply holds every field: `usercv.get` gives administrators diplomas, experiences and',
    'publications (with `isPublic`, which says whether the CV would show each), and null in place of the CV itself.',
    '',
    `| Call | Rule | nobody | ${names.join(' | ')} |`,
    `|---|---|---|${names.map(() => '---|').join('')}`,
    ...rows,
    '',
  ].join('\n');
};
