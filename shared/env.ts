/** Each function gets only the variables that infra lists for it. */
export type LambdaEnvironment = {
  TABLE_NAME: string;
  /** Without a trailing slash. The issuer of tokens and the base of links in mails. */
  SITE_ORIGIN: string;
  /** Alias of the KMS key that signs session tokens (ECC P-256). */
  SIGNING_KEY: string;
  /** Comma-separated KMS key ids: two while keys rotate. */
  SIGNING_KEYS: string;
  /** `50,500`: what a university gets back a second, and may use at once, of ordinary calls in each process. */
  ORDINARY_CALLS: string;
  /** `required` of administrators, or `offered` to everybody (D86). */
  SECOND_FACTOR: 'required' | 'offered';
  MAIL_FROM: string;
  /** SES configuration set of every mail; it reports bounces and complaints. */
  MAIL_CONFIGURATION: string;
  /**
   * ARN of the secret `{"current":"…","previous":"…"}`. CloudFront sends one of the two; requests without one are
   * refused.
   */
  ORIGIN_SECRET: string;
  /** ARN of the HMAC key for user pseudonyms in logs. */
  PSEUDONYM_SECRET: string;
  /** ARN of the key that signs cookies of devices and challenges, and of which the keys of authenticator apps are derived. */
  DEVICE_SECRET: string;
  FILES_BUCKET: string;
  /** `true` where uploaded documents are scanned for malware, else `false`. */
  SCANS_UPLOADS: string;
  /** Bucket of tombstones: hashes of erased users' ids. */
  ERASURES_BUCKET: string;
  /** Function that decodes uploaded pictures. */
  DECODER: string;
  /** The exports function, invoked to print public CVs. */
  PRINTER: string;
  /** Name of the secret `{"email":"…","password":"…"}` with the canary's account. */
  CANARY_SECRET: string;
  /** Id of the function's cell. Absent where a stage has one cell, as are the next two. */
  CELL: string;
  /** Ids of all cells of the stage, comma-separated. */
  ALL_CELLS: string;
  /** Table that says of an address whose it is, of a person which university's, and of a university which cell's. */
  DIRECTORY_TABLE: string;
};

export type VariableName = keyof LambdaEnvironment;
