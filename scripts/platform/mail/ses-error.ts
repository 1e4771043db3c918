/** An error as SES answers it: status, code and message. */
export class SesError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'SesError';
    this.status = status;
    this.code = code;
  }
}
