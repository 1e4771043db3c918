import * as z from 'zod/mini';
import { type Condition, type RequestContext, toCondition } from './condition.ts';
import { type Matcher, toAnyMatcher } from './pattern.ts';

export type AccessRequest = { action: string; resource: string; context: RequestContext };

export type Statement = {
  effect: 'Allow' | 'Deny';
  isMeant: (request: AccessRequest) => boolean;
};

type Decision = 'allowed' | 'notAllowed' | 'denied';

const list = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat()),
);
const actions = z.pipe(list, z.array(z.string().check(z.regex(/^(\*|[a-z0-9-]+:[\w*?]+)$/i))));
/** Strict: an unsupported element, such as Principal, is an error. */
const statement = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.optional(actions),
  NotAction: z.optional(actions),
  Resource: z.optional(list),
  NotResource: z.optional(list),
  Condition: z._default(z.record(z.string(), z.record(z.string(), list)), {}),
});
const document = z.strictObject({
  // Version 2008-10-17 would treat `${` as literal text.
  Version: z.literal('2012-10-17'),
  Statement: z.unknown(),
});

const parseAs = <T extends z.ZodMiniType>(shape: T, value: unknown): z.output<T> => {
  const parsed = z.safeParse(shape, value);
  if (!parsed.success) throw new Error(`the policy is not as expected: ${JSON.stringify(value)}`);
  return parsed.data;
};

const compilePart = (
  name: string,
  meant: string[] | undefined,
  notMeant: string[] | undefined,
  options = {},
): Matcher => {
  if ((meant && notMeant) || !(meant ?? notMeant)) throw new Error(`a statement has either ${name} or Not${name}`);
  if (meant) return toAnyMatcher(meant, options);
  const isExcepted = toAnyMatcher(notMeant ?? [], options);
  return (text) => !isExcepted(text);
};

const toStatement = (parsed: z.output<typeof statement>): Statement => {
  const isAction = compilePart('Action', parsed.Action, parsed.NotAction, { ignoreCase: true });
  const isResource = compilePart('Resource', parsed.Resource, parsed.NotResource);
  const conditions: Condition[] = Object.entries(parsed.Condition).flatMap(([operator, byKey]) =>
    Object.entries(byKey).map(([key, wanted]) => toCondition(operator, key, wanted)),
  );
  return {
    effect: parsed.Effect,
    isMeant: ({ action, resource, context }) =>
      isAction(action) && isResource(resource) && conditions.every((holds) => holds(context)),
  };
};

/** References must be resolved. Throws on anything unsupported: misreading a policy could silently allow. */
export const parsePolicy = (value: unknown): Statement[] => {
  const { Statement } = parseAs(document, value);
  return [Statement].flat().map((one) => toStatement(parseAs(statement, one)));
};

/** Deny takes precedence over Allow; the default is refusal. */
export const decide = (statements: readonly Statement[], request: AccessRequest): Decision => {
  const meant = statements.filter(({ isMeant }) => isMeant(request));
  if (meant.some(({ effect }) => effect === 'Deny')) return 'denied';
  return meant.length > 0 ? 'allowed' : 'notAllowed';
};
