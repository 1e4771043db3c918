import type { IncomingHttpHeaders } from 'node:http';
import { localAccount } from '#scripts/platform/template/names.ts';
import { type AccessRequest, decide, type Statement } from './policy.ts';

export type Role = {
  label: string;
  functionName: string;
  name: string;
  statements: readonly Statement[];
};

export type Caller = {
  /** A function's label, or `local` for callers that may do everything: the runner, the demo data, tests. */
  name: string;
  /** Known only when tests run handlers in process. */
  trace?: string | undefined;
  invocation?: string | undefined;
};

export const runnerName = 'local';

export const accessKeyOf = (label: string): string => `${runnerName}-${label}`;

/** Value: `label/trace/invocation`. Used in tests, where handlers share one process and one credential. */
export const callerHeader = 'x-local-caller';

const accessKeyIn = ({ authorization = '' }: IncomingHttpHeaders): string =>
  /Credential=([^/,\s]+)/.exec(authorization)?.[1] ?? '';

/** IAM's message for a refusal: https://docs.aws.amazon.com/IAM/latest/UserGuide/troubleshoot_access-denied.html */
const explain = ({ name, functionName }: Role, { action, resource }: AccessRequest, isDenied: boolean): string => {
  const user = `arn:aws:sts::${localAccount}:assumed-role/${name}/${functionName}`;
  const reason = isDenied
    ? 'with an explicit deny in an identity-based policy'
    : `because no identity-based policy allows the ${action} action`;
  return `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
};

/** Functions are checked against their roles. With `trustsHeader`, a test may name its caller in `callerHeader`. */
export const createAccess = (
  initial: readonly Role[],
  { trustsHeader = false }: { trustsHeader?: boolean | undefined } = {},
) => {
  const byLabel = (roles: readonly Role[]) => new Map(roles.map((role) => [role.label, role]));
  let roles: ReadonlyMap<string, Role> = byLabel(initial);
  return {
    /** Null for an unknown access key. */
    identify: (headers: IncomingHttpHeaders, accessKeyId = accessKeyIn(headers)): Caller | null => {
      const told = trustsHeader && headers[callerHeader];
      if (typeof told === 'string') {
        const [name = '', trace, invocation] = told.split('/');
        return { name, trace, invocation };
      }
      if (accessKeyId === runnerName) return { name: runnerName };
      const name = accessKeyId.startsWith(`${runnerName}-`) ? accessKeyId.slice(runnerName.length + 1) : '';
      return roles.has(name) ? { name } : null;
    },

    refusal: ({ name }: Caller, request: AccessRequest): string | null => {
      if (name === runnerName) return null;
      const role = roles.get(name);
      if (!role) return `${name} has no role`;
      const decision = decide(role.statements, request);
      return decision === 'allowed' ? null : explain(role, request, decision === 'denied');
    },

    renew: (next: readonly Role[]): void => {
      roles = byLabel(next);
    },
  };
};

export type Access = ReturnType<typeof createAccess>;
