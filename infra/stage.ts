import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** What differs between the deployments of the product. Addresses are examples until an operator fills in their own. */
export type Stage = {
  name: string;
  /** Where people's data lies. */
  region: `eu-${string}`;
  /**
   * Where people open the site, without a slash at the end; `--parameters SiteOrigin=…` replaces it at deployment, as a stage
   * without a domain needs it once: the first deployment prints the address that CloudFront gave it, and the command.
   */
  siteOrigin: string;
  /** The domain that mails are sent from; SES signs for it. */
  mailDomain: string;
  /**
   * The key that signs the session tokens. To renew it, name the other one and deploy: tokens of both are good, so nobody is
   * signed out.
   */
  signsWith: 'SigningKey' | 'OtherSigningKey';
  logRetention: RetentionDays;
  /** A name of one's own and its certificate (us-east-1, as CloudFront wants it); absent: CloudFront's name. */
  domain?: { name: string; certificateArn: string };
};

const stages: Record<string, Omit<Stage, 'name'>> = {
  dev: {
    region: 'eu-west-3',
    siteOrigin: 'https://dev.thesee.example',
    mailDomain: 'dev.thesee.example',
    signsWith: 'SigningKey',
    logRetention: RetentionDays.ONE_MONTH,
  },
  prod: {
    region: 'eu-west-3',
    siteOrigin: 'https://thesee.example',
    mailDomain: 'thesee.example',
    signsWith: 'SigningKey',
    logRetention: RetentionDays.SIX_MONTHS,
    domain: {
      name: 'thesee.example',
      certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-0000-0000-000000000000',
    },
  },
};

/** The stage of that name (`cdk synth --context stage=prod`); throws, naming the known ones, when there is none. */
export const findStage = (name = 'dev'): Stage => {
  const stage = stages[name];
  if (!stage) throw new Error(`No stage “${name}”: one of ${Object.keys(stages).join(', ')}`);
  return { name, ...stage };
};
