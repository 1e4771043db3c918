import * as z from 'zod/mini';

/** Failures without a readable reply of ours. */
const localCodes = ['offline', 'timeout', 'unreadable_reply'] as const;
type LocalCode = (typeof localCodes)[number];
export const isLocalCode = (code: string): code is LocalCode => localCodes.some((local) => local === code);

/** Refusals that come from in front of the API, by status. */
const foreignWords = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many',
} as const;
const isForeignStatus = (status: number): status is keyof typeof foreignWords => status in foreignWords;
type ForeignCode = (typeof foreignWords)[keyof typeof foreignWords] | 'unreadable' | 'unavailable';
export const isForeignCode = (code: string): code is ForeignCode =>
  [...Object.values<string>(foreignWords), 'unreadable', 'unavailable'].includes(code);

/** A user's action explains the status, so it needs no reference. */
const isForeseen = (status: number): boolean => isForeignStatus(status) || [409, 412, 422].includes(status);

type Reported = {
  msg?: string;
  details?: ApiError['details'];
  requestId?: string | undefined;
  headers?: Headers | undefined;
};

/** `msg` is the server's message, else empty; `status` is 0 without a reply. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly details: readonly Record<string, unknown>[];
  /**
   * The first ten characters of the request id in the logs (D85), or CloudFront's whole id, which only AWS can look up.
   * Absent for a foreseen refusal and without a reply.
   */
  readonly reference: string | null | undefined;

  constructor(status: number, code: string, { msg = '', details = [], requestId, headers }: Reported = {}) {
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
/** The message of such a reply is shown even without a code, whoever sent it (S8.1). */
const worded = z.object({ msg: z.string() });

/** Replies from in front of the API often have only `{"message"}`, so the status gives the code. */
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

/** The body may not be ours; the request id may be in the headers alone. */
export const errorOf = (status: number, body: string, headers?: Headers): ApiError => {
  const json = parseJson(body);
  const known = ours.safeParse(json).data;
  return new ApiError(status, known?.code ?? codeOf(status), { headers, ...(known ?? worded.safeParse(json).data) });
};

/**
 * Returns the current record from the refusal of a change based on an older revision (D90); undefined for any other
 * error.
 */
export const findCurrentRecord = (error: unknown): object | undefined =>
  error instanceof ApiError && error.code === 'changed_meanwhile' ? error.details[0] : undefined;

/** A change is resent at most this often after conflicts. */
export const mostMerges = 3;

export const fieldErrorsOf = (error: ApiError): Record<string, string> =>
  Object.fromEntries(
    error.details.flatMap(({ field, msg }) =>
      typeof field === 'string' && typeof msg === 'string' ? [[field, msg] as const] : [],
    ),
  );
