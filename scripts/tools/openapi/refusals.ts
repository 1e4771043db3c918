import type { Route } from '#shared/contract.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';

const namesSomething = ({ path, of = {} }: Route): boolean =>
  path.includes('{') || Object.values(of).some((source) => source !== 'actor');

/** False when every signed-in caller may act on themselves. */
const mayForbid = ({ allow, by, of = {} }: Route): boolean =>
  Boolean(by) || !(allow.includes('account') && Object.values(of).every((source) => source === 'actor'));

/** Returns the errors that follow from the call's declaration, and those that it states itself. */
export const refusalsOf = (route: Route): ErrorCode[] => {
  const {
    method,
    allow,
    body,
    query,
    limits,
    uses,
    keeps,
    once,
    versioned,
    ownSiteOnly,
    beforeOwnPassword,
    beforeFactor,
    confirmed,
    refuses = [],
  } = route;
  const isOpen = allow.includes('public');
  const codes: (ErrorCode | false | undefined)[] = [
    body && 'unreadable',
    !isOpen && 'unauthorized',
    ((!isOpen && mayForbid(route)) || ownSiteOnly) && 'forbidden',
    !isOpen && mayForbid(route) && 'not_accepted',
    !isOpen && !beforeOwnPassword && 'must_choose_password',
    !isOpen && !beforeOwnPassword && !beforeFactor && 'must_set_up_factor',
    confirmed && 'confirm_identity',
    !isOpen && !route.whileLeaving && 'leaving',
    namesSomething(route) && 'not_found',
    Object.values(keeps ?? {}).includes(1) && 'too_many_things',
    versioned && method === 'PUT' && 'changed_meanwhile',
    body && 'too_large',
    body && 'unsupported_type',
    'misdirected',
    Boolean(body || query || once) && 'invalid',
    once && 'key_reused',
    (limits || uses || !isOpen) && 'too_many',
    ...refuses,
    'internal',
    'unavailable',
  ];
  const said = new Set(codes.filter((code) => typeof code === 'string'));
  return [...said].sort((a, b) => errorStatus[a] - errorStatus[b]);
};
