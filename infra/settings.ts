import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { erasuresKeptDays, keptCopyWeeks, logDays, ordinary } from '#shared/limits.ts';
import { cellObjections, cellsSetting, togetherOf } from './cells.ts';
import { examplesIn } from './example-values.ts';
import { address, atMost, count, domainName, like, restoredTable, text } from './setting-kinds.ts';

export const regions = ['eu-west-1', 'eu-west-3', 'eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2'] as const;
/** Days. */
export const logChoices = [30, 90, 180, 365] as const;
/** Paris. */
export const usualRegion = 'eu-west-3';
const ofUniversity = { requestsPerSecond: ordinary.perSecond, burst: ordinary.atOnce };
const mostWeeks = Math.floor((erasuresKeptDays - 1) / 7);

/**
 * Concurrency that AWS leaves unreserved: https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
 */
export const leftToOthers = 100;

const settings = z.strictObject({
  /** Region that stores the personal data. */
  region: z._default(z.enum(regions, `must be a region of the European Union: ${regions.join(', ')}`), usualRegion),
  /** Absent means the name that CloudFront gives. */
  domain: z.optional(
    z.strictObject({
      name: domainName,
      certificateArn: like(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'must be the ARN of a certificate in us-east-1, where CloudFront looks for it',
      ),
    }),
  ),
  mail: z.strictObject({
    domain: domainName,
    /** `existing`: the domain is already verified in this account and region, perhaps for another stage. */
    identity: z._default(z.enum(['new', 'existing'], 'must be “new” or “existing”'), 'new'),
    /** The only addresses that SES delivers to in its sandbox. */
    testRecipients: z._default(z.array(address), []),
  }),
  /** To rotate, name the other key and deploy; tokens of both verify. */
  signsWith: z._default(
    z.enum(['SigningKey', 'OtherSigningKey'], 'must be “SigningKey” or “OtherSigningKey”'),
    'SigningKey',
  ),
  /** Second factor of administrators and super administrators, from their next sign-in on; everybody else may use one. */
  secondFactor: z._default(z.enum(['required', 'offered'], 'must be “required” or “offered”'), 'offered'),
  /** False: removes the service worker and its cache from browsers. */
  offlineShell: z._default(z.boolean('must be true or false'), true),
  /** False: documents open at once, and nobody looks for malware in them. */
  scanUploads: z._default(z.boolean('must be true or false'), true),
  logRetentionDays: z._default(z.literal(logChoices, 'must be 30, 90, 180 or 365'), logDays),
  /** Absent: one, which serves every university. */
  cells: cellsSetting,
  /** Limits of each cell. */
  limits: z._default(
    z.strictObject({
      requestsPerSecond: z._default(count, 200),
      burst: z._default(count, 400),
      /** Reserved concurrency; set it only when the account's quota allows. */
      printsAtOnce: z.optional(count),
      /** Ordinary calls a second and at once, in each process, times the university's share. */
      ofUniversity: z._default(
        z.strictObject({
          requestsPerSecond: z._default(count, ofUniversity.requestsPerSecond),
          burst: z._default(count, ofUniversity.burst),
        }),
        ofUniversity,
      ),
    }),
    { requestsPerSecond: 200, burst: 400, ofUniversity },
  ),
  /** Absent: all traffic switches at once. */
  deployment: z.optional(
    z.strictObject({
      /** This percentage of calls switches first. After these minutes all switch, or none when it fails. */
      shift: z.strictObject({
        percent: z._default(atMost(50), 10),
        minutes: z._default(atMost(60), 5),
      }),
    }),
  ),
  quotas: z._default(
    /** The account's concurrency in that region: 10 in many new accounts. */
    z.strictObject({ functionsAtOnce: z._default(count, 1000) }),
    { functionsAtOnce: 1000 },
  ),
  /** Weekly, in addition to the table's own recovery of 35 days. Absent: none. */
  copies: z.optional(
    z.strictObject({
      weeks: z._default(
        atMost(mostWeeks, `: who was erased since is known for ${erasuresKeptDays} days`),
        keptCopyWeeks,
      ),
      /** A vault in another account or region that also receives each copy. */
      copyTo: z.optional(
        like(
          new RegExp(`^arn:aws:backup:(${regions.join('|')}):\\d{12}:backup-vault:[\\w-]{2,50}$`),
          'must be the ARN of a backup vault in a region of the European Union',
        ),
      ),
    }),
  ),
  /** Receives alarms and budget mails. Absent: nobody is notified. */
  watch: z.optional(z.strictObject({ address, monthlyBudgetUSD: count })),
  /** Managed rules, and a limit of requests per IP address in five minutes. */
  firewall: z.optional(
    z.strictObject({
      requestsPerFiveMinutes: count.check(z.minimum(1000, 'must be 1000 at least: campuses share one')),
    }),
  ),
  /**
   * Names the secret with the address and password of the canary's account, which signs in every five minutes. Absent:
   * no canary.
   */
  canary: z.optional(z.strictObject({ secret: text.check(z.minLength(1, 'must name a secret')) })),
  /** The main cell uses this table, and all cells use the bucket. With several cells a restore makes a table alone (decision 139). */
  restored: z.optional(z.extend(restoredTable, { bucket: text })),
});

export type Stage = { name: string } & z.output<typeof settings>;

export type Shift = NonNullable<Stage['deployment']>['shift'];

/** Only this stage may keep example values, and no account can deploy it. */
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

const printsObjection = (stage: Stage): string[] => {
  const { functionsAtOnce } = stage.quotas;
  const most = functionsAtOnce - leftToOthers;
  if (togetherOf(stage, 'printsAtOnce') <= Math.max(0, most)) return [];
  const together = stage.cells.length > 1 ? ' for all cells together' : '';
  const instead = most > 0 ? `${most} at most${together}` : 'leave it out until the account may run more';
  return [
    `limits.printsAtOnce: AWS leaves ${leftToOthers} of the ${functionsAtOnce} functions at once to everything else; ${instead}`,
  ];
};

/** The site's own domain may not be the sender: its zone may hold other mail records. */
const mailObjection = ({ domain, mail }: Stage): string[] =>
  domain?.name === mail.domain
    ? [
        `mail.domain: must not be the site’s own domain, whose mail may have rules already; write a subdomain for it alone, as in “mail.${domain.name}”`,
      ]
    : [];

/** Faults that concern several settings, one sentence each. */
const objections = (stage: Stage, text: string): string[] => {
  const { name, watch, canary } = stage;
  return [
    ...(name === localStage
      ? []
      : examplesIn(JSON.parse(text)).map(({ at, value }) => `${at}: “${value}” is an example; write your own`)),
    ...(name === localStage || watch ? [] : ['watch: is missing; somebody has to be told when something goes wrong']),
    ...(canary && !watch ? ['canary: needs “watch”, or nobody would be told of what it finds'] : []),
    ...mailObjection(stage),
    ...printsObjection(stage),
    ...cellObjections(stage),
  ];
};

/**
 * Reads `infra/stages/<name>.json` or another file. Throws one sentence for each value that is missing, wrong or still
 * the example.
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
  // The input distinguishes a missing value from one of another type.
  const parsed = settings.safeParse(parseJson(text, file), { reportInput: true });
  const stage = parsed.success && { name, ...parsed.data };
  const wrong = stage ? objections(stage, text) : (parsed.error?.issues ?? []).map(sentence);
  if (stage && wrong.length === 0) return stage;
  throw new Error(`The stage “${name}” cannot be made of ${file}:\n${wrong.map((one) => `- ${one}`).join('\n')}`);
};

/** Undefined until CloudFront has chosen a name. */
export const knownOrigin = ({ domain }: Stage): string | undefined => domain && `https://${domain.name}`;
