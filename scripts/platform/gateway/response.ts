import * as z from 'zod/mini';
import type { Response } from '#scripts/platform/http/message.ts';

const headerValue = z.union([z.string(), z.number(), z.boolean()]);
const structured = z.object({
  statusCode: z.coerce.number().check(z.int(), z.gte(100), z.lte(599)),
  headers: z._default(z.record(z.string(), headerValue), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z.optional(z.string()),
  isBase64Encoded: z._default(z.boolean(), false),
});

/** What API Gateway answers by itself. */
export const gatewayError = (status: number, message: string): Response => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
});

/** The response that a Lambda's result stands for (payload format 2.0); null when it makes no sense. */
export const toResponse = (result: unknown): Response | null => {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    // Without a status code, the whole result is the body of a 200.
    const body = typeof result === 'string' ? result : JSON.stringify(result);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const parsed = structured.safeParse(result);
  if (!parsed.success) return null;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...Object.fromEntries(named) },
    cookies,
    ...(body !== undefined && { body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') }),
  };
};
