import * as z from 'zod/mini';

/** Codes of failures in which no answer of ours was read. */
const localCodes = ['offline', 'timeout', 'unreadable_reply'] as const;
export type LocalCode = (typeof localCodes)[number];
export const isLocalCode = (code: string): code is LocalCode => localCodes.some((local) => local === code);

/** The site's words for a refusal that did not come from the product, by its status. */
const foreignWords = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many',
} as const;
const isForeignStatus = (status: number): status is keyof typeof foreignWords => status in foreignWords;
export type ForeignCode = (typeof foreignWords)[keyof typeof foreignWords] | 'unreadable' | 'unavailable';
export const isForeignCode = (code: string): code is ForeignCode =>
  [...Object.values<string>(foreignWords), 'unreadable', 'unavailable'].includes(code);

/** True for a status that follows from an act or a missing right: its sentence says all there is to know. */
const isForeseen = (status: number): boolean => isForeignStatus(status) || [409, 412, 422].includes(status);

type Told = {
  msg?: string;
  details?: ApiError['details'];
  requestId?: string | undefined;
  headers?: Headers | undefined;
};

/** A call that failed: the server's own words when it sent some, an empty `msg` otherwise. `status` is 0 without an answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly details: readonly Record<string, unknown>[];
  /**
   * Finds the failure in the logs (D85): the first ten characters of the request id, or CloudFront's own id, whole, since only AWS
   * can look it up. Nothing for a foreseen refusal, and without an answer.
   */
  readonly reference: string | null | undefined;

  constructor(status: number, code: string, { msg = '', details = [], requestId, headers }: Told = {}) {
    super(`${status} ${code}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.msg = msg;
    this.details = details;
    if (isForeseen(status) && code !== 'internal') return;
    const id = requestId ?? headers?.get('apigw-requestid');
    this.reference = id?.slice(0, 10) ?? headers?.get('x-amz-cf-id');
  }
}

const ours = z.object({
  msg: z.string(),
  code: z.string(),
  details: z.optional(z.array(z.record(z.string(), z.unknown()))),
  requestId: z.optional(z.string()),
});
/** The words of an answer that has them and nothing else of ours: they are told whoever says them (S8.1). */
const worded = z.object({ msg: z.string() });

/** Reads a status when the answer has no code: it comes from in front of the product, often with `{"message"}` alone. */
const codeOf = (status: number): ForeignCode => {
  if (isForeignStatus(status)) return foreignWords[status];
  return status >= 500 ? 'unavailable' : 'unreadable';
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The error of a refused call, from the product's own body or from whatever stands in its place; its id may be in the headers alone. */
export const errorOf = (status: number, body: string, headers?: Headers): ApiError => {
  const json = parseJson(body);
  const known = ours.safeParse(json).data;
  return new ApiError(status, known?.code ?? codeOf(status), { headers, ...(known ?? worded.safeParse(json).data) });
};

/** The record as it is, in the refusal of a change that rests on an older one (D90); undefined in every other error. */
export const presentRecord = (error: unknown): object | undefined =>
  error instanceof ApiError && error.code === 'changed_meanwhile' ? error.details[0] : undefined;

/** The most times that a change is sent anew over a record that was changed elsewhere, without anybody being asked. */
export const mostMerges = 3;

/** The sentences of a refusal by field, as the server worded them. */
export const fieldErrorsOf = (error: ApiError): Record<string, string> =>
  Object.fromEntries(
    error.details.flatMap(({ field, msg }) =>
      typeof field === 'string' && typeof msg === 'string' ? [[field, msg] as const] : [],
    ),
  );
