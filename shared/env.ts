/** Lambda environment variables. Each function gets only those that infra lists for it. */
export type LambdaEnvironment = {
  TABLE_NAME: string;
  /** Without a trailing slash. The issuer of tokens and the base of links in mails. */
  SITE_ORIGIN: string;
  /** The alias of the KMS key that signs the session tokens (ECC P-256). */
  SIGNING_KEY: string;
  /** Comma-separated ids of the KMS keys whose tokens are valid: two while keys rotate. */
  SIGNING_KEYS: string;
  MAIL_FROM: string;
  /** The SES configuration set of every mail; it reports bounces and complaints. */
  MAIL_CONFIGURATION: string;
  /** The ARN of the secret `{"current":"…","previous":"…"}`. CloudFront sends one of the two; requests without one are refused. */
  ORIGIN_SECRET: string;
  /** The ARN of the HMAC key for user pseudonyms in logs. */
  PSEUDONYM_SECRET: string;
  /** The ARN of the key that signs the known-device cookie. */
  DEVICE_SECRET: string;
  FILES_BUCKET: string;
  /** The bucket of tombstones: hashes of erased users' ids. */
  ERASURES_BUCKET: string;
  /** The function that decodes uploaded pictures. */
  DECODER: string;
  /** The exports function; the tasks function invokes it to print public CVs. */
  PRINTER: string;
  /** The name of the secret `{"email":"…","password":"…"}` with the canary's account. */
  CANARY_SECRET: string;
};

export type VariableName = keyof LambdaEnvironment;
