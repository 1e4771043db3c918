/** The variables that a Lambda may find in its environment. Each function is given exactly those that infra names for it. */
export type LambdaEnvironment = {
  /** The one DynamoDB table. */
  TABLE_NAME: string;
  /** Where people open the site, without a slash at the end: the issuer of tokens and the start of every link in a mail. */
  SITE_ORIGIN: string;
  /** The alias of the KMS key that signs the session tokens (ECC P-256). */
  SIGNING_KEY: string;
  /** The ids of all KMS keys whose tokens are good, separated by commas: two, so that one can take over from the other. */
  SIGNING_KEYS: string;
  /** The sender of every mail. */
  MAIL_FROM: string;
  /** The configuration set of SES that every mail is sent by: it tells what came back. */
  MAIL_CONFIGURATION: string;
  /** The ARN of the secret `{"current":"…","previous":"…"}`, one of which CloudFront sends along: what comes without is refused. */
  ORIGIN_SECRET: string;
  /** The ARN of the secret that is the key of the hash by which logs name people. */
  PSEUDONYM_SECRET: string;
  /** The ARN of the secret that is the key which signs the cookie of a device that has signed in before. */
  DEVICE_SECRET: string;
  /** The bucket of pictures and documents. */
  FILES_BUCKET: string;
  /** The bucket that says who was erased, by the hash of their id. */
  ERASURES_BUCKET: string;
  /** The function that makes pictures of what was uploaded. */
  DECODER: string;
  /** The function that prints, which tasks ask for a public CV. */
  PRINTER: string;
  /** The name of the secret `{"email":"…","password":"…"}`: the account that the canary signs in to. */
  CANARY_SECRET: string;
};

export type VariableName = keyof LambdaEnvironment;
