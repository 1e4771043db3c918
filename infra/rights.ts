import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { VariableName } from '#shared/env.ts';
import { type FilePlace, filePlaces } from '#shared/files.ts';
import type { StorageStack } from './stacks/storage-stack.ts';

/** Rights of a function; absent means refused. */
export type Rights = {
  /**
   * `read` includes counting limits and noting when the caller was last seen. `write` is the whole table; a list allows
   * those partition keys only (`OUTBOX#*`). `public`: what anybody may know.
   */
  table?: 'public' | 'read' | 'write' | { write: readonly string[] };
  /**
   * Partitions with hashes of passwords, renewal secrets and mailed links, denied unless named here. `mint`: put a link
   * and find an address's owner. `delete`: remove passwords and renewal secrets unread, and mailed links by their keys.
   */
  secrets?: 'all' | 'mint' | 'delete';
  /** Address claims. `read`: many at once. `claim`: create or release one; may not read its owner. */
  addresses?: 'read' | 'claim';
  /** Reads the audit log, which nobody may change; `ofUniversity`: of one university per query. */
  audit?: 'read' | 'ofUniversity';
  /** Signs session tokens and publishes the verifying keys. */
  tokens?: 'sign';
  mail?: true;
  /**
   * `note`: marks or unmarks an undeliverable address, and changes nothing else of a person. `end`: also removes
   * addresses from SES's suppression list.
   */
  mailTrouble?: 'note' | 'end';
  decoder?: 'invoke';
  /** Invokes the printer for a public CV. */
  prints?: true;
  /** Rights per place of files; `list`: sees names, and is told that a file is missing. */
  files?: { list?: true } & Partial<Record<FilePlace, readonly FileRight[]>>;
  /** Puts hashes of erased ids; nobody may read them. */
  erasures?: true;
};

type FileRight = 'read' | 'write' | 'remove';
const fileActions: Record<FileRight, string> = {
  read: 's3:GetObject',
  write: 's3:PutObject',
  remove: 's3:DeleteObject',
};

const passwords = ['CREDENTIAL#*'];
const renewals = ['RENEWAL#*'];
const hashes = [...passwords, ...renewals];
const links = ['LINK#*'];
/** An address claim, unique across accounts. */
const addresses = ['EMAIL#*'];
const publishedKeys = ['SIGNING_KEYS'];
const audit = ['AUDIT#*'];
const wholeAudit = ['AUDIT#all'];
const counts = ['THROTTLE#*', 'USAGE#*'];

/** Attributes touched when a call notes that its caller was seen. */
export const lastSeenAttributes = ['PK', 'SK', '_et', 'id', 'lastSeenAt'];

/** Attributes read or written when a mail has bounced. */
export const mailTroubleAttributes = ['PK', 'SK', '_et', 'id', 'email', 'mailTrouble', 'mailTrustedAt'];

/** A university's attributes that public calls may see. */
const publicAttributes = ['PK', 'SK', '_et', 'name', 'logoUrl'];

const actions = (...names: string[]): string[] => names.map((name) => `dynamodb:${name}`);
const read = actions('GetItem', 'BatchGetItem', 'Query');
const write = actions('PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem');

/** Each key of a request must be one of these. */
const keysAre = (partitions: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
  // “All of them” also holds for none.
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

type Storage = Pick<StorageStack, 'table' | 'files' | 'signingKeys' | 'mailIdentity' | 'erasures'>;

const allowOn = ({ table }: Storage, allowed: string[], partitions: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: allowed, resources: [table.tableArn], conditions: keysAre(partitions) });

/** Changes people's items, but only these attributes. */
const noteOfPeople = ({ table }: Storage, attributes: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    actions: actions('UpdateItem'),
    resources: [table.tableArn],
    conditions: {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] },
      Null: { 'dynamodb:Attributes': 'false', 'dynamodb:LeadingKeys': 'false' },
    },
  });

/** Public CVs, the catalogue, and what registration shows of a university. */
const readPublic = (storage: Storage): PolicyStatement[] => [
  allowOn(storage, read, ['PUBLIC#*', 'CATALOGUE#*', 'CATALOGUE_EDITIONS']),
  new PolicyStatement({
    actions: actions('GetItem'),
    resources: [storage.table.tableArn],
    conditions: {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': publicAttributes },
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['UNIVERSITY#*'] },
      // Without a projection a read returns all attributes and names none.
      StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      Null: { 'dynamodb:Attributes': 'false', 'dynamodb:LeadingKeys': 'false' },
    },
  }),
];

const allowed = (storage: Storage, rights: Rights): PolicyStatement[] => {
  const { table: right, secrets, addresses: ofAddresses, mailTrouble } = rights;
  if (!right) return [];
  if (right === 'public') return readPublic(storage);
  const { tableArn } = storage.table;
  const reading = new PolicyStatement({ actions: read, resources: [tableArn, `${tableArn}/index/GSI1`] });
  if (right === 'write') return [reading, new PolicyStatement({ actions: write, resources: [tableArn] })];
  return [
    reading,
    noteOfPeople(storage, lastSeenAttributes),
    ...(mailTrouble ? [noteOfPeople(storage, mailTroubleAttributes)] : []),
    allowOn(storage, actions('UpdateItem'), counts),
    ...(right === 'read' ? [] : [allowOn(storage, write, right.write)]),
    ...(secrets === 'delete' ? [allowOn(storage, actions('DeleteItem'), [...hashes, ...links])] : []),
    ...(secrets === 'mint' ? [allowOn(storage, actions('PutItem'), links)] : []),
    ...(ofAddresses === 'claim' ? [allowOn(storage, actions('PutItem', 'DeleteItem'), addresses)] : []),
  ];
};

/** Refuses a request when any of its keys is among these, whatever else allows it. */
const deny = ({ table }: Storage, denied: string[], partitions: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: denied,
    resources: [table.tableArn, `${table.tableArn}/index/GSI1`],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions } },
  });

/** Refuses a query of these for more than keys. */
const denyMoreThanKeys = ({ table }: Storage, partitions: readonly string[]): PolicyStatement[] =>
  [
    { 'ForAnyValue:StringNotEquals': { 'dynamodb:Attributes': ['PK', 'SK'] } },
    { StringNotEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' } },
  ].map(
    (conditions) =>
      new PolicyStatement({
        effect: Effect.DENY,
        actions: actions('Query'),
        resources: [table.tableArn, `${table.tableArn}/index/GSI1`],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions }, ...conditions },
      }),
  );

const everything = actions('*');
const allBut = (...but: string[]): string[] => [...read, ...write].filter((name) => !actions(...but).includes(name));

const onAddresses = ({ secrets, addresses: ofAddresses }: Rights): string[] => [
  ...(secrets === 'mint' ? ['GetItem'] : []),
  ...(ofAddresses === 'read' ? ['BatchGetItem'] : []),
  ...(ofAddresses === 'claim' ? ['PutItem', 'DeleteItem'] : []),
];

const denied = (storage: Storage, rights: Rights): PolicyStatement[] => {
  const { table, secrets, tokens, audit: ofAudit } = rights;
  if (!table) return [];
  const may = onAddresses(rights);
  return [
    // The audit log is append-only.
    deny(storage, allBut('PutItem', ...(ofAudit ? ['Query'] : [])), audit),
    ...(ofAudit === 'ofUniversity' ? [deny(storage, everything, wholeAudit)] : []),
    ...(tokens ? [] : [deny(storage, write, publishedKeys)]),
    ...(secrets ? [] : [deny(storage, everything, [...hashes, ...links])]),
    ...(secrets === 'all' ? [] : [deny(storage, may.length > 0 ? allBut(...may) : everything, addresses)]),
    ...(secrets === 'delete'
      ? [
          deny(storage, allBut('DeleteItem'), passwords),
          deny(storage, allBut('DeleteItem', 'Query'), [...renewals, ...links]),
          ...denyMoreThanKeys(storage, [...renewals, ...links]),
        ]
      : []),
    ...(secrets === 'mint' ? [deny(storage, everything, hashes), deny(storage, allBut('PutItem'), links)] : []),
  ];
};

const isPlace = (name: string): name is FilePlace => name in filePlaces;

/** Places for which these rights allow something. */
export const filePlacesOf = ({ files = {} }: Rights): FilePlace[] => Object.keys(files).filter(isPlace);

const onFiles = ({ files: bucket }: Storage, rights: Rights): PolicyStatement[] => [
  ...(rights.files?.list ? [new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] })] : []),
  ...filePlacesOf(rights).map((place) => {
    const actions = (rights.files?.[place] ?? []).map((right) => fileActions[right]);
    return new PolicyStatement({ actions, resources: [bucket.arnForObjects(`${filePlaces[place]}*`)] });
  }),
];

/** What else the statements name: sender, verified recipients of SES's sandbox, mail events, decoder, printer. */
type Named = {
  mailAddress: string;
  mailedIdentities?: readonly string[];
  configurationArn: string;
  decoderArn: string;
  printerArn: string;
};

/**
 * Builds the statements of a function's role: the product's own table, files, keys, mail domain and decoder, nothing
 * more.
 */
export const statementsOf = (
  rights: Rights,
  storage: Storage,
  { mailAddress, mailedIdentities = [], configurationArn, decoderArn, printerArn }: Named,
): PolicyStatement[] => {
  const statements = [...allowed(storage, rights), ...denied(storage, rights)];
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

/** What a function needs to be fed from the table's stream. */
export const streamStatements = ({ table }: Storage): PolicyStatement[] => [
  new PolicyStatement({
    actions: actions('DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'),
    resources: [table.tableStreamArn ?? ''],
  }),
];

/** Allows reading the secrets that the function's variables name, and no other. */
export const secretStatements = (
  variables: readonly VariableName[],
  { secrets }: Pick<StorageStack, 'secrets'>,
): PolicyStatement[] => {
  const arns: Partial<Record<VariableName, string>> = secrets.arns;
  const resources = variables.flatMap((variable) => arns[variable] ?? []);
  return resources.length > 0 ? [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources })] : [];
};
