import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { examplesIn } from './example-values.ts';

const regions = ['eu-west-1', 'eu-west-3', 'eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2'] as const;
const domainName = z
  .string('must be text')
  .check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a domain in small letters, without https:// and slashes'));
const address = z.string('must be text').check(z.email('must be an e-mail address'));
const count = z.int('must be a whole number').check(z.positive('must be more than nothing'));

/** How long the note of who was erased is kept: longer than any copy of the table, or nobody would know whom to erase again. */
export const erasuresKeptDays = 365;
const mostWeeks = Math.floor((erasuresKeptDays - 1) / 7);

/** How many functions AWS leaves to all those for which none is kept free: https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
export const leftToOthers = 100;

const settings = z.strictObject({
  /** Where people's data lies. */
  region: z._default(z.enum(regions, `must be a region of the European Union: ${regions.join(', ')}`), 'eu-west-3'),
  /** A name of one's own and its certificate; absent: CloudFront's name. */
  domain: z.optional(
    z.strictObject({
      name: domainName,
      certificateArn: z
        .string('must be text')
        .check(
          z.regex(
            /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
            'must be the ARN of a certificate in us-east-1, where CloudFront looks for it',
          ),
        ),
    }),
  ),
  mail: z.strictObject({
    /** The domain that mails are sent from; SES signs for it. */
    domain: domainName,
    /** `existing`: the domain is verified in this account and region already, perhaps for another stage. */
    identity: z._default(z.enum(['new', 'existing'], 'must be “new” or “existing”'), 'new'),
    /** Verified addresses, the only ones that SES delivers to while the account is in its sandbox. */
    testRecipients: z._default(z.array(address), []),
  }),
  /** The key that signs the session tokens. To renew it, name the other one and deploy: tokens of both are good. */
  signsWith: z._default(
    z.enum(['SigningKey', 'OtherSigningKey'], 'must be “SigningKey” or “OtherSigningKey”'),
    'SigningKey',
  ),
  /** False: browsers are rid of the worker that opens the site without a connection, and of what it keeps. */
  offlineShell: z._default(z.boolean('must be true or false'), true),
  logRetentionDays: z._default(z.literal([30, 90, 180, 365], 'must be 30, 90, 180 or 365'), 180),
  limits: z._default(
    z.strictObject({
      /** What the API takes of everybody together. */
      requestsPerSecond: z._default(count, 200),
      burst: z._default(count, 400),
      /** How many PDFs are printed at once; kept free for them, so only where the account's quota allows it. */
      printsAtOnce: z.optional(count),
    }),
    { requestsPerSecond: 200, burst: 400 },
  ),
  /** How a new version of a function takes over from the one before; absent: all at once. */
  deployment: z.optional(
    z.strictObject({
      /** So many of a hundred calls go to it first, for so many minutes: then all of them, or none when it fails. */
      shift: z.strictObject({
        percent: z._default(count.check(z.maximum(50, 'must be 50 at most')), 10),
        minutes: z._default(count.check(z.maximum(60, 'must be 60 at most')), 5),
      }),
    }),
  ),
  quotas: z._default(
    /** How many functions the account runs at once in that region: 10 in many new accounts. */
    z.strictObject({ functionsAtOnce: z._default(count, 1000) }),
    { functionsAtOnce: 1000 },
  ),
  /** Copies of the table, one a week, that outlive its own recovery of 35 days; absent: there are none. */
  copies: z.optional(
    z.strictObject({
      /** How long each is kept. */
      weeks: z._default(
        count.check(
          z.maximum(
            mostWeeks,
            `must be ${mostWeeks} at most: who was erased since is known for ${erasuresKeptDays} days`,
          ),
        ),
        12,
      ),
      /** A vault of another account, or of another region, that each is copied to as well. */
      copyTo: z.optional(
        z
          .string('must be text')
          .check(
            z.regex(
              new RegExp(`^arn:aws:backup:(${regions.join('|')}):\\d{12}:backup-vault:[\\w-]{2,50}$`),
              'must be the ARN of a backup vault in a region of the European Union',
            ),
          ),
      ),
    }),
  ),
  /** Who is told when something goes wrong, or costs more than that in a month; absent: nobody watches. */
  watch: z.optional(z.strictObject({ address, monthlyBudgetUSD: count })),
  /** A web application firewall before the site: managed rules, and so many requests of one address in five minutes. */
  firewall: z.optional(
    z.strictObject({
      requestsPerFiveMinutes: count.check(z.minimum(1000, 'must be 1000 at least: campuses share one')),
    }),
  ),
  /** The secret with address and password of an account that signs in every five minutes; absent: nobody tries. */
  canary: z.optional(z.strictObject({ secret: z.string('must be text').check(z.minLength(1, 'must name a secret')) })),
  /** What a restore has made, used instead of the stack's own table and bucket, which are kept. */
  restored: z.optional(
    z.strictObject({
      table: z.string('must be text'),
      tableStreamArn: z
        .string('must be text')
        .check(z.regex(/^arn:aws:dynamodb:.*\/stream\/.+$/, 'must be the ARN of the table’s stream')),
      bucket: z.string('must be text'),
    }),
  ),
});

/** What differs between the deployments of the product: one file of settings each. */
export type Stage = { name: string } & z.output<typeof settings>;

/** How many calls a new version gets first, in a hundred, and for how long. */
export type Shift = NonNullable<Stage['deployment']>['shift'];

/** The stage that runs on a laptop: the only one that may keep example values, and that no account can deploy. */
export const localStage = 'local';

const sentence = ({ path, message, ...issue }: z.core.$ZodIssue): string => {
  const at = path.join('.') || 'The file';
  if (issue.code === 'unrecognized_keys') return `${at}: no such setting as “${issue.keys.join('”, “')}”`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${at}: is missing`;
  return `${at}: ${message}`;
};

const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
};

/** Why AWS would refuse to keep so many functions free for PDFs, if it would. */
const printsObjection = ({ printsAtOnce }: Stage['limits'], { functionsAtOnce }: Stage['quotas']): string[] => {
  const most = functionsAtOnce - leftToOthers;
  if (printsAtOnce === undefined || printsAtOnce <= most) return [];
  const instead = most > 0 ? `${most} at most` : 'leave it out until the account may run more';
  return [
    `limits.printsAtOnce: AWS leaves ${leftToOthers} of the ${functionsAtOnce} functions at once to everything else; ${instead}`,
  ];
};

/** Refuses the site's own domain as the sender's: its zone may hold records of mail that is somebody else's. */
const mailObjection = ({ domain, mail }: Stage): string[] =>
  domain?.name === mail.domain
    ? [
        `mail.domain: must not be the site’s own domain, whose mail may have rules already; write a subdomain for it alone, as in “mail.${domain.name}”`,
      ]
    : [];

/** What is wrong with that stage's settings as a whole, one sentence each. */
const objections = (stage: Stage, text: string): string[] => {
  const { name, watch, canary, limits, quotas } = stage;
  return [
    ...(name === localStage
      ? []
      : examplesIn(JSON.parse(text)).map(({ at, value }) => `${at}: “${value}” is an example; write your own`)),
    ...(name === localStage || watch ? [] : ['watch: is missing; somebody has to be told when something goes wrong']),
    ...(canary && !watch ? ['canary: needs “watch”, or nobody would be told of what it finds'] : []),
    ...mailObjection(stage),
    ...printsObjection(limits, quotas),
  ];
};

/**
 * The settings of the stage of that name, from `infra/stages/<name>.json` or another file. Throws with a sentence for each value
 * that is missing, wrong or still the example.
 */
export const readStage = (name: string, file = join(import.meta.dirname, 'stages', `${name}.json`)): Stage => {
  if (!/^[a-z][a-z0-9]{1,11}$/.test(name)) {
    throw new Error(`“${name}” cannot be a stage: 2 to 12 small letters and figures, as in “production”`);
  }
  if (!existsSync(file)) {
    throw new Error(
      `There is no stage “${name}”: ${file} would hold its settings; begin with a copy of one in infra/stages/examples`,
    );
  }
  const text = readFileSync(file, 'utf8');
  // The input tells what is missing from what is of another type.
  const parsed = settings.safeParse(parseJson(text, file), { reportInput: true });
  const stage = parsed.success && { name, ...parsed.data };
  const wrong = stage ? objections(stage, text) : (parsed.error?.issues ?? []).map(sentence);
  if (stage && wrong.length === 0) return stage;
  throw new Error(`The stage “${name}” cannot be made of ${file}:\n${wrong.map((one) => `- ${one}`).join('\n')}`);
};

/** Where people open the site, if that is known before CloudFront has made a name up. */
export const knownOrigin = ({ domain }: Stage): string | undefined => domain && `https://${domain.name}`;
