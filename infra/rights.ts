import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { VariableName } from '#shared/env.ts';
import { type FilePlace, filePlaces } from '#shared/files.ts';
import type { StorageStack } from './stacks/storage-stack.ts';

/** What a function may do; what is absent is refused. */
export type Rights = {
  /**
   * `read` includes counting limits and noting when the caller was last seen; in place of `write`, which is the whole table,
   * a list of partition keys (`OUTBOX#*`) that may be written besides. `public`: only what anybody may know.
   */
  table?: 'public' | 'read' | 'write' | { write: readonly string[] };
  /**
   * The partitions that hold hashes of passwords, sessions and mailed links. `mint`: put a link and find out whose an address
   * is, nothing else; `delete`: remove passwords unread, what renews sessions, and mailed links, of which no more than the keys
   * is read. Absent, they are denied, whatever `table` allows.
   */
  secrets?: 'all' | 'mint' | 'delete';
  /** Whose addresses are: `read` of many at once; `claim` one that is nobody's for somebody, or release one, without reading whose it is. */
  addresses?: 'read' | 'claim';
  /** Tells what was recorded, which nobody else reads and nobody changes; `ofUniversity`: of one university at a time, never of all. */
  audit?: 'read' | 'ofUniversity';
  /** Signs session tokens, and publishes the keys that all others verify them with. */
  tokens?: 'sign';
  mail?: true;
  /**
   * Notes with a person that mails do not go to their address any more, or do again, and changes nothing else of them; `end`:
   * takes addresses off SES's own list, too.
   */
  mailTrouble?: 'note' | 'end';
  /** Has the decoder make pictures of what was uploaded. */
  decoder?: 'invoke';
  /** Has the printer print somebody's public CV. */
  prints?: true;
  /** What it may do with the files of each place; `list`: see the names of all, and be told that one is not there. */
  files?: { list?: true } & Partial<Record<FilePlace, readonly FileRight[]>>;
  /** Notes who was erased, by a hash; nobody may read it. */
  erasures?: true;
};

type FileRight = 'read' | 'write' | 'remove';
const fileActions: Record<FileRight, string> = {
  read: 's3:GetObject',
  write: 's3:PutObject',
  remove: 's3:DeleteObject',
};

/** The partition keys of the hashes of passwords and sessions, and of mailed links. */
const passwords = ['CREDENTIAL#*'];
const renewals = ['RENEWAL#*'];
const hashes = [...passwords, ...renewals];
const links = ['LINK#*'];
/** Whose an address is: a claim that no two accounts may have. */
const addresses = ['EMAIL#*'];
const publishedKeys = ['SIGNING_KEYS'];
const audit = ['AUDIT#*'];
const wholeAudit = ['AUDIT#all'];
const counts = ['THROTTLE#*', 'USAGE#*'];

/** The attributes that a call touches when it notes that its caller was seen. */
export const lastSeenAttributes = ['PK', 'SK', '_et', 'id', 'lastSeenAt'];

/** The attributes that are read or written when a mail has come back to a person. */
export const mailTroubleAttributes = ['PK', 'SK', '_et', 'id', 'email', 'mailTrouble', 'mailTrustedAt'];

/** The attributes of a university that whoever reads for the public may see. */
const publicAttributes = ['PK', 'SK', '_et', 'name', 'logoUrl'];

const actions = (...names: string[]): string[] => names.map((name) => `dynamodb:${name}`);
const read = actions('GetItem', 'BatchGetItem', 'Query');
const write = actions('PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem');

/** Of a request that names several keys each must be one of these. */
const keysAre = (partitions: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
  // “All of them” also holds for none.
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

type Storage = Pick<StorageStack, 'table' | 'files' | 'signingKeys' | 'mailIdentity' | 'erasures'>;

const allowOn = ({ table }: Storage, allowed: string[], partitions: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: allowed, resources: [table.tableArn], conditions: keysAre(partitions) });

/** Changes of a person that touch those attributes, and no other. */
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

/** What people have made public, the catalogue, and of a university what anybody sees when they register. */
const readPublic = (storage: Storage): PolicyStatement[] => [
  allowOn(storage, read, ['PUBLIC#*', 'CATALOGUE#*', 'CATALOGUE_EDITIONS']),
  new PolicyStatement({
    actions: actions('GetItem'),
    resources: [storage.table.tableArn],
    conditions: {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': publicAttributes },
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['UNIVERSITY#*'] },
      // Without a projection a read gives all attributes, and names none.
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

/** Refuses a request when one of its keys is among these, whatever else allows it. */
const deny = ({ table }: Storage, denied: string[], partitions: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: denied,
    resources: [table.tableArn, `${table.tableArn}/index/GSI1`],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions } },
  });

/** Refuses a query of these that asks for more of an item than its key. */
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

/** What a function may do with addresses, where it may not do everything. */
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
    // What was recorded stays as it was.
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

/** The places of the bucket in which those rights allow something. */
/** The places of which a function may do something. */
export const filePlacesOf = ({ files = {} }: Rights): FilePlace[] => Object.keys(files).filter(isPlace);

const onFiles = ({ files: bucket }: Storage, rights: Rights): PolicyStatement[] => [
  ...(rights.files?.list ? [new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] })] : []),
  ...filePlacesOf(rights).map((place) => {
    const actions = (rights.files?.[place] ?? []).map((right) => fileActions[right]);
    return new PolicyStatement({ actions, resources: [bucket.arnForObjects(`${filePlaces[place]}*`)] });
  }),
];

/** The parts that are not of the storage: the sender, the verified addresses that SES's sandbox lets be mailed, what tells of mails, the decoder, the printer. */
type Named = {
  mailAddress: string;
  mailedIdentities?: readonly string[];
  configurationArn: string;
  decoderArn: string;
  printerArn: string;
};

/** The policy statements of a function's role: its rights on the product's own table, files, keys, mail domain and decoder, nothing more. */
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

/** Allows a function to read the secrets that its variables name, and no other one. */
export const secretStatements = (
  variables: readonly VariableName[],
  { secrets }: Pick<StorageStack, 'secrets'>,
): PolicyStatement[] => {
  const arns: Partial<Record<VariableName, string>> = secrets.arns;
  const resources = variables.flatMap((variable) => arns[variable] ?? []);
  return resources.length > 0 ? [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources })] : [];
};
