/** An error as S3 answers it: status, code and message. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message = code) {
    super(message);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
  }
}
