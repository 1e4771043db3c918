import type { Context } from 'aws-lambda';
import { functions } from '#infra/functions.ts';
import { asFunction } from '#tests/support/caller.ts';
import type { Run } from '#tests/support/invoke.ts';

/** As Lambda runs it: the handler learns how much of its function's time is left. */
export const runTimed: Run = async (name, event) => {
  const { handler } = await import(`../../functions/${name}/index.ts`);
  const endsAt = performance.now() + 1_000 * Number(Reflect.get(Reflect.get(functions, name), 'timeoutSeconds'));
  const context: Partial<Context> = { getRemainingTimeInMillis: () => endsAt - performance.now() };
  return asFunction(name, () => handler(event, context));
};
