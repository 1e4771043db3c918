import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { VariableName } from '#shared/env.ts';
import { type FilePlace, filePlaces } from '#shared/files.ts';
import type { FileRight, Rights } from './function-settings.ts';
import type { StorageStack } from './stacks/storage-stack.ts';
import { tableActions, tableStatements } from './table-rights.ts';

const fileActions: Record<FileRight, string> = {
  read: 's3:GetObject',
  write: 's3:PutObject',
  remove: 's3:DeleteObject',
};

type Storage = Pick<StorageStack, 'table' | 'files' | 'signingKeys' | 'mailIdentity' | 'erasures'>;

const isPlace = (name: string): name is FilePlace => name in filePlaces;

export const filePlacesOf = ({ files = {} }: Rights): FilePlace[] => Object.keys(files).filter(isPlace);

const onFiles = ({ files: bucket }: Storage, rights: Rights): PolicyStatement[] => [
  ...(rights.files?.list ? [new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] })] : []),
  ...filePlacesOf(rights).map((place) => {
    const actions = (rights.files?.[place] ?? []).map((right) => fileActions[right]);
    return new PolicyStatement({ actions, resources: [bucket.arnForObjects(`${filePlaces[place]}*`)] });
  }),
];

/** The statements also name the sender, verified recipients of SES's sandbox, mail events, decoder and printer. */
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
  const statements = tableStatements(storage, rights);
  if (rights.tokens) {
    const resources = storage.signingKeys.map(({ keyArn }) => keyArn);
    statements.push(new PolicyStatement({ actions: ['kms:GetPublicKey', 'kms:Sign'], resources }));
  }
  if (rights.files) statements.push(...onFiles(storage, rights));
  if (rights.erasures) {
    statements.push(
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [storage.erasures.arnForObjects('users/*')] }),
    );
  }
  if (rights.decoder) {
    statements.push(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [decoderArn] }));
  }
  if (rights.prints) {
    statements.push(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [printerArn] }));
  }
  if (rights.mailTrouble === 'end') {
    // SES's list has no name, nor has an address on it.
    statements.push(new PolicyStatement({ actions: ['ses:DeleteSuppressedDestination'], resources: ['*'] }));
  }
  if (rights.mail) {
    statements.push(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [storage.mailIdentity.emailIdentityArn, ...mailedIdentities, configurationArn],
        conditions: { StringEquals: { 'ses:FromAddress': mailAddress } },
      }),
    );
  }
  return statements;
};

/** Allows a function to read the table's stream. */
export const streamStatements = ({ table }: Storage): PolicyStatement[] => [
  new PolicyStatement({
    actions: tableActions('DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'),
    resources: [table.tableStreamArn ?? ''],
  }),
];

/** Only secrets that the function's variables name. */
export const secretStatements = (
  variables: readonly VariableName[],
  { secrets }: Pick<StorageStack, 'secrets'>,
): PolicyStatement[] => {
  const arns: Partial<Record<VariableName, string>> = secrets.arns;
  const resources = variables.flatMap((variable) => arns[variable] ?? []);
  return resources.length > 0 ? [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources })] : [];
};
