import type { IncomingHttpHeaders } from 'node:http';
import { localAccount } from '#scripts/platform/template/names.ts';
import { type AccessRequest, decide, type Statement } from './policy.ts';

/** The role of a function: what its policies say. */
export type Role = {
  /** The function's short name. */
  label: string;
  functionName: string;
  name: string;
  statements: readonly Statement[];
};

/** Who calls a service. */
export type Caller = {
  /** The function's label; `local` for who is no function (the runner, the demo data, a test) and may everything. */
  name: string;
  /** Which test the call belongs to, and which invocation; known only in the tests of handlers, which run in one process. */
  trace?: string | undefined;
  invocation?: string | undefined;
};

export const runner = 'local';

/** The access key id by which a function's calls are known. */
export const accessKeyOf = (label: string): string => `${runner}-${label}`;

/** In the tests of handlers: for whom a request is made, `label/trace/invocation`, since one process has one credential. */
export const callerHeader = 'x-local-caller';

/** The access key id of a request signed by signature version 4 in its header. */
const accessKeyIn = ({ authorization = '' }: IncomingHttpHeaders): string =>
  /Credential=([^/,\s]+)/.exec(authorization)?.[1] ?? '';

/** As IAM explains a refusal: https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html */
const explain = ({ name, functionName }: Role, { action, resource }: AccessRequest, isDenied: boolean): string => {
  const user = `arn:aws:sts::${localAccount}:assumed-role/${name}/${functionName}`;
  const reason = isDenied
    ? 'with an explicit deny in an identity-based policy'
    : `because no identity-based policy allows the ${action} action`;
  return `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
};

/**
 * Tells callers apart and holds those that are functions against their roles. `trustsHeader` is for tests: a request may then
 * say in `callerHeader` for whom it is made.
 */
export const createAccess = (
  initial: readonly Role[],
  { trustsHeader = false }: { trustsHeader?: boolean | undefined } = {},
) => {
  const byLabel = (roles: readonly Role[]) => new Map(roles.map((role) => [role.label, role]));
  let roles: ReadonlyMap<string, Role> = byLabel(initial);
  return {
    /** Who calls, by the access key; null when nobody holds it. */
    identify: (headers: IncomingHttpHeaders, accessKeyId = accessKeyIn(headers)): Caller | null => {
      const told = trustsHeader && headers[callerHeader];
      if (typeof told === 'string') {
        const [name = '', trace, invocation] = told.split('/');
        return { name, trace, invocation };
      }
      if (accessKeyId === runner) return { name: runner };
      const name = accessKeyId.startsWith(`${runner}-`) ? accessKeyId.slice(runner.length + 1) : '';
      return roles.has(name) ? { name } : null;
    },

    /** Why that caller may not, in IAM's words; null when it may. */
    refusal: ({ name }: Caller, request: AccessRequest): string | null => {
      if (name === runner) return null;
      const role = roles.get(name);
      if (!role) return `${name} has no role`;
      const decision = decide(role.statements, request);
      return decision === 'allowed' ? null : explain(role, request, decision === 'denied');
    },

    /** Takes the roles of another template from now on. */
    renew: (next: readonly Role[]): void => {
      roles = byLabel(next);
    },
  };
};

export type Access = ReturnType<typeof createAccess>;
