import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { VariableName } from '#shared/env.ts';
import { type FilePlace, filePlaces, scanResults, scanTag } from '#shared/files.ts';
import { allow, tableActions } from './constructs/allow.ts';
import type { FileRight, Rights } from './function-settings.ts';
import type { SharedStack } from './stacks/shared-stack.ts';
import type { StorageStack } from './stacks/storage-stack.ts';
import { tableStatements } from './table-rights.ts';

const fileActions: Record<FileRight, string> = {
  read: 's3:GetObject',
  write: 's3:PutObject',
  remove: 's3:DeleteObject',
  tags: 's3:GetObjectTagging',
};

/**
 * Whoever signs a link or reads a file: a document in which a scan has found a threat is closed by S3 itself. Untagged
 * ones are not, since they may be older than the stage's scans; the function knows which ones wait.
 */
const withoutThreat = { StringNotEquals: { [`s3:ExistingObjectTag/${scanTag}`]: scanResults.threat } };

type Storage = Pick<StorageStack, 'table'> & Pick<SharedStack, 'files' | 'signingKeys' | 'mailIdentity' | 'erasures'>;

const isPlace = (name: string): name is FilePlace => name in filePlaces;

export const filePlacesOf = ({ files = {} }: Pick<Rights, 'files'>): FilePlace[] => Object.keys(files).filter(isPlace);

export const fileStatements = (
  bucket: Pick<Storage['files'], 'bucketArn' | 'arnForObjects'>,
  rights: Pick<Rights, 'files'>,
): PolicyStatement[] => [
  ...(rights.files?.list ? [allow(['s3:ListBucket'], [bucket.bucketArn])] : []),
  ...filePlacesOf(rights).flatMap((place) => {
    const all = [bucket.arnForObjects(`${filePlaces[place]}*`)];
    const given = rights.files?.[place] ?? [];
    const isConditional = place === 'documents' && given.includes('read');
    const actions = given.filter((right) => !(isConditional && right === 'read')).map((right) => fileActions[right]);
    return [allow(actions, all), ...(isConditional ? [allow([fileActions.read], all, withoutThreat)] : [])];
  }),
];

/** Also names the mail sender, the verified recipients of SES's sandbox, mail events, decoder and printer. */
type Named = {
  mailAddress: string;
  mailedIdentities?: readonly string[];
  configurationArn: string;
  decoderArn: string;
  printerArn: string;
};

/** A function's role covers the product's own table, files, keys, mail domain and decoder, nothing more. */
export const statementsOf = (
  rights: Rights,
  storage: Storage,
  { mailAddress, mailedIdentities = [], configurationArn, decoderArn, printerArn }: Named,
): PolicyStatement[] => {
  const { tokens, erasures, decoder, prints, mailTrouble, mail } = rights;
  const keys = storage.signingKeys.map(({ keyArn }) => keyArn);
  const senders = [storage.mailIdentity.emailIdentityArn, ...mailedIdentities, configurationArn];
  const granted: readonly [right: unknown, statement: PolicyStatement][] = [
    [tokens, allow(['kms:GetPublicKey', 'kms:Sign'], keys)],
    [erasures, allow(['s3:PutObject'], [storage.erasures.arnForObjects('users/*')])],
    [decoder, allow(['lambda:InvokeFunction'], [decoderArn])],
    [prints, allow(['lambda:InvokeFunction'], [printerArn])],
    // SES's suppression list has no ARN, nor has an address on it.
    [mailTrouble === 'end', allow(['ses:DeleteSuppressedDestination'], ['*'])],
    [mail, allow(['ses:SendRawEmail'], senders, { StringEquals: { 'ses:FromAddress': mailAddress } })],
  ];
  return [
    ...tableStatements(storage, rights),
    ...fileStatements(storage.files, rights),
    ...granted.flatMap(([right, statement]) => (right ? [statement] : [])),
  ];
};

/** Allows a function to read the table's stream. */
export const streamStatements = ({ table }: Pick<Storage, 'table'>): PolicyStatement[] => [
  allow(tableActions('DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'), [table.tableStreamArn ?? '']),
];

/** Only secrets that the function's variables name. */
export const secretStatements = (
  variables: readonly VariableName[],
  { secrets }: Pick<SharedStack, 'secrets'>,
): PolicyStatement[] => {
  const arns: Partial<Record<VariableName, string>> = secrets.arns;
  const resources = variables.flatMap((variable) => arns[variable] ?? []);
  return resources.length > 0 ? [allow(['secretsmanager:GetSecretValue'], resources)] : [];
};
