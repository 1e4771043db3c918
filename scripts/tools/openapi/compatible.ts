import { replyBreaks, requestBreaks, type Schema, type Schemas } from './schema-breaks.ts';

type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

/** The part of an OpenAPI document that decides whether another release's pages work with the API. */
export type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Schemas } };

const callsOf = ({ paths }: Document): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`,
        operation,
      ]),
    ),
  );

const besidePath = ({ parameters = [] }: Operation): Parameter[] => parameters.filter((one) => one.in !== 'path');

const parameterBreaks = (before: Operation, now: Operation, [was, is]: readonly [Schemas, Schemas]): string[] => {
  const find = (operation: Operation, { name, in: place }: Parameter) =>
    besidePath(operation).find((one) => one.name === name && one.in === place);
  const demanded = besidePath(now).filter((one) => one.required && !find(before, one)?.required);
  const others = besidePath(before).flatMap((one) => {
    const at = `${one.in} ${one.name}`;
    const other = find(now, one);
    if (!other) return [`${at} is not taken any more`];
    const sides = {
      before: { schema: one.schema ?? {}, schemas: was },
      now: { schema: other.schema ?? {}, schemas: is },
    };
    return requestBreaks({ ...sides, at });
  });
  return [...demanded.map((one) => `${one.in} ${one.name} must be said now`), ...others];
};

const contentBreaks = (
  before: Content = {},
  now: Content = {},
  compare: (was: Schema, is: Schema) => string[],
): string[] =>
  Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const other = now[type];
    return other ? compare(schema, other.schema ?? {}) : [`${type} is gone`];
  });

const callBreaks = (before: Operation, now: Operation, schemas: readonly [Schemas, Schemas]): string[] => {
  const [was, is] = schemas;
  const sides = (one: Schema, other: Schema) => ({
    before: { schema: one, schemas: was },
    now: { schema: other, schemas: is },
  });
  const body = contentBreaks(before.requestBody?.content, now.requestBody?.content, (one, other) =>
    requestBreaks({ ...sides(one, other), at: 'body' }),
  );
  const successes = Object.entries(before.responses).filter(([status]) => /^[23]/.test(status));
  const replies = successes.flatMap(([status, { content }]) => {
    const reply = now.responses[status];
    if (!reply) return [`a reply ${status} is gone`];
    return contentBreaks(content, reply.content, (one, other) => replyBreaks({ ...sides(one, other), at: 'reply' }));
  });
  const demanded = now.requestBody && !before.requestBody ? ['a body must be sent now'] : [];
  return [...new Set([...parameterBreaks(before, now, schemas), ...demanded, ...body, ...replies])];
};

/** One sentence per reason why pages of one API fail with the other. */
export const breaksBetween = (before: Document, now: Document): string[] => {
  const calls = callsOf(now);
  return [...callsOf(before)].flatMap(([call, operation]) => {
    const other = calls.get(call);
    if (!other) return [`${call} is gone`];
    const breaks = callBreaks(operation, other, [before.components.schemas, now.components.schemas]);
    return breaks.map((sentence) => `${call}: ${sentence}`);
  });
};
