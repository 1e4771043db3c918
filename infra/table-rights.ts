import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { allow, tableActions } from './constructs/allow.ts';
import type { Rights } from './function-settings.ts';
import type { StorageStack } from './stacks/storage-stack.ts';

const passwords = ['CREDENTIAL#*'];
const renewals = ['RENEWAL#*'];
const hashes = [...passwords, ...renewals];
const links = ['LINK#*'];
/** Address claims, which are unique across accounts. */
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
const publicAttributes = ['PK', 'SK', '_et', 'name', 'logoUrl', 'share'];

const read = tableActions('GetItem', 'BatchGetItem', 'Query');
const write = tableActions('PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem');

/** Each key of a request must be one of these. */
export const keysAre = (partitions: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
  // ForAllValues also holds for a request without keys.
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

type Storage = Pick<StorageStack, 'table'>;

const allowOn = ({ table }: Storage, allowed: string[], partitions: readonly string[]): PolicyStatement =>
  allow(allowed, [table.tableArn], keysAre(partitions));

/** Allows no other attributes in these partitions. */
const only = (attributes: readonly string[], partitions: readonly string[]) => ({
  'ForAllValues:StringEquals': { 'dynamodb:Attributes': attributes },
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
  Null: { 'dynamodb:Attributes': 'false', 'dynamodb:LeadingKeys': 'false' },
});

/** Allows changing users' items, but only these attributes. */
const noteOfPeople = ({ table }: Storage, attributes: readonly string[]): PolicyStatement =>
  allow(tableActions('UpdateItem'), [table.tableArn], only(attributes, ['USER#*']));

/** Allows reading public CVs, the catalogue, and what registration shows of a university. */
const readPublic = (storage: Storage): PolicyStatement[] => [
  allowOn(storage, read, ['PUBLIC#*', 'CATALOGUE#*', 'CATALOGUE_EDITIONS']),
  allow(tableActions('GetItem'), [storage.table.tableArn], {
    ...only(publicAttributes, ['UNIVERSITY#*']),
    // Without a projection a read returns all attributes and names none.
    StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  }),
];

const allowedOnTable = (storage: Storage, rights: Rights): PolicyStatement[] => {
  const { table: right, secrets, addresses: ofAddresses, mailTrouble } = rights;
  if (!right) return [];
  if (right === 'public') return readPublic(storage);
  const { tableArn } = storage.table;
  const reading = allow(read, [tableArn, `${tableArn}/index/GSI1`]);
  if (right === 'write') return [reading, allow(write, [tableArn])];
  return [
    reading,
    noteOfPeople(storage, lastSeenAttributes),
    ...(mailTrouble ? [noteOfPeople(storage, mailTroubleAttributes)] : []),
    allowOn(storage, tableActions('UpdateItem'), counts),
    ...(right === 'read' ? [] : [allowOn(storage, write, right.write)]),
    ...(secrets === 'delete' ? [allowOn(storage, tableActions('DeleteItem'), [...hashes, ...links])] : []),
    ...(secrets === 'mint' ? [allowOn(storage, tableActions('PutItem'), links)] : []),
    ...(ofAddresses === 'claim' ? [allowOn(storage, tableActions('PutItem', 'DeleteItem'), addresses)] : []),
  ];
};

/** Denies a request when any of its keys is in these partitions, whatever else allows it. */
const deny = ({ table }: Storage, denied: string[], partitions: readonly string[], more = {}): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: denied,
    resources: [table.tableArn, `${table.tableArn}/index/GSI1`],
    conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions }, ...more },
  });

/** Denies queries of these partitions that read more than keys. */
const denyMoreThanKeys = (storage: Storage, partitions: readonly string[]): PolicyStatement[] =>
  [
    { 'ForAnyValue:StringNotEquals': { 'dynamodb:Attributes': ['PK', 'SK'] } },
    { StringNotEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' } },
  ].map((conditions) => deny(storage, tableActions('Query'), partitions, conditions));

const everything = tableActions('*');
const allBut = (...but: string[]): string[] =>
  [...read, ...write].filter((name) => !tableActions(...but).includes(name));

const onAddresses = ({ secrets, addresses: ofAddresses }: Rights): string[] => [
  ...(secrets === 'mint' ? ['GetItem'] : []),
  ...(ofAddresses === 'read' ? ['BatchGetItem'] : []),
  ...(ofAddresses === 'claim' ? ['PutItem', 'DeleteItem'] : []),
];

const deniedOnTable = (storage: Storage, rights: Rights): PolicyStatement[] => {
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

/** Statements about the table: those that allow, then those that deny whatever else allows it. */
export const tableStatements = (storage: Storage, rights: Rights): PolicyStatement[] => [
  ...allowedOnTable(storage, rights),
  ...deniedOnTable(storage, rights),
];
