import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';
import type { Request, Response } from '#scripts/platform/http/message.ts';
import { changedBy, toEvent, toHeaders } from './function-event.ts';

/**
 * Stops an endless loop. CloudFront allows about one millisecond; this limit is far higher because a busy laptop may
 * stall.
 */
const longestRunMs = 5_000;

const one = z.object({ value: z.string() });
const values = z._default(
  z.record(z.string(), z.object({ value: z.string(), multiValue: z.optional(z.array(one)) })),
  {},
);
const result = z.union([
  z.object({
    statusCode: z.number(),
    headers: values,
    body: z.optional(z.union([z.string(), z.object({ data: z.string() })])),
  }),
  z.object({ uri: z.string(), headers: values, querystring: values }),
]);
const outcome = z.object({
  result,
  /** Other settings of an origin are not known here. */
  origin: z.optional(z.strictObject({ domainName: z.string() })),
});

/** `domain` is the host of another origin, whose other settings are the behavior’s. */
type Verdict = { request: Request; domain?: string | undefined } | { response: Response };

/** Reads the key value store of the function; undefined for a missing key. */
export type ReadKey = (key: string) => string | undefined;

/**
 * The module `cloudfront`, as far as it is known here, made within the context so that its promises are settled there.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-custom-methods.html
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/helper-functions-origin-modification.html
 */
const cloudfrontModule = `{
  kvs: () => {
    if (!readKey) throw new Error('The function has no key value store');
    return {
      get: async (key, ...options) => {
        if (options.length > 0) throw new Error('The local edge does not know options of get()');
        const value = readKey(key);
        if (value === undefined) throw new Error('KeyNotFound');
        return value;
      },
    };
  },
  updateRequestOrigin: (changes) => { origin = changes; },
}`;

const asExpression = (source: string): string =>
  source.replace(/^import (\w+) from (["'])cloudfront\2;/m, `const $1 = ${cloudfrontModule};`);

/**
 * The source defines `handler`, which may be asynchronous, and runs again for every request, with fresh variables.
 * Throws on a syntax error.
 */
export const createViewerFunction = (source: string, readKey: ReadKey | null) => {
  const script = new Script(`(async () => {
    let origin;
    ${asExpression(source)}
    const result = await handler(JSON.parse(event));
    return JSON.stringify({ result, origin });
  })().then((text) => done(text), (error) => failed(error))`);
  // Creating a context takes a millisecond per request, so all requests share one. Its microtasks run before a run
  // returns, within the limit, unless they call a foreign function directly.
  const context = createContext({ Buffer, readKey, event: '' }, { microtaskMode: 'afterEvaluate' });

  const run = (event: string): string => {
    let answer: { text: string } | { error: unknown } = { error: new Error('The CloudFront function did not answer') };
    Object.assign(context, {
      event,
      done: (text: string) => {
        answer = { text };
      },
      failed: (error: unknown) => {
        answer = { error };
      },
    });
    script.runInContext(context, { timeout: longestRunMs });
    const settled = answer as { text: string } | { error: unknown };
    if ('error' in settled) throw settled.error;
    return settled.text;
  };

  return (request: Request): Verdict => {
    const { result, origin } = outcome.parse(JSON.parse(run(JSON.stringify(toEvent(request)))));
    if (!('statusCode' in result)) return { request: changedBy(request, result), domain: origin?.domainName };
    const body = typeof result.body === 'object' ? result.body.data : result.body;
    return {
      response: {
        status: result.statusCode,
        headers: toHeaders(result.headers),
        ...(body && { body: Buffer.from(body) }),
      },
    };
  };
};
