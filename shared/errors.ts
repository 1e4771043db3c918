/** HTTP status. The sentence has the same key in i18n's `refusals`, or in `errors` when the site shows it too. */
export const errorStatus = {
  unreadable: 400,
  unauthorized: 401,
  bad_credentials: 401,
  challenge_expired: 401,
  forbidden: 403,
  not_accepted: 403,
  must_choose_password: 403,
  must_set_up_factor: 403,
  /** POST /auth/confirm-identity lets the call pass. */
  confirm_identity: 403,
  leaving: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  conflict: 409,
  other_cell: 409,
  last_admin: 409,
  has_members: 409,
  member_leaving: 409,
  last_super: 409,
  factor_required: 409,
  no_invitation: 409,
  nobody_to_remind: 409,
  reminder_left: 409,
  too_many_things: 409,
  document_waiting: 409,
  document_refused: 409,
  changed_meanwhile: 412,
  too_large: 413,
  unsupported_type: 415,
  /** Another cell has the caller's university; the reply's header `x-cell` names it. */
  misdirected: 421,
  invalid: 422,
  key_reused: 422,
  link_expired: 422,
  incomplete_evaluation: 422,
  too_many: 429,
  reminded_lately: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** `code` is a key of i18n's `errors.fields`; `msg` is its sentence. */
export type FieldError = { field: string; code: string; msg?: string } & Record<string, unknown>;

/** Any other error is answered as `internal`. `headers` go into the reply; `words` fill the sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly Record<string, unknown>[] | undefined;
  readonly headers: Record<string, string>;
  readonly words: Record<string, string | number>;

  constructor(
    code: ErrorCode,
    options: {
      details?: readonly Record<string, unknown>[];
      headers?: Record<string, string>;
      words?: Record<string, string | number>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
    this.words = options.words ?? {};
  }
}
