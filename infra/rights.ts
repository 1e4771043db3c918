import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Rights } from './groups.ts';
import type { StorageStack } from './stacks/storage-stack.ts';

/** The attributes that a call of a group without the right to write touches when it notes that its caller was seen. */
export const lastSeenAttributes = ['PK', 'SK', '_et', 'id', 'lastSeenAt'];

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const write = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

const tableStatements = ({ table }: StorageStack, right: 'read' | 'write'): PolicyStatement[] => {
  const reading = new PolicyStatement({ actions: read, resources: [table.tableArn, `${table.tableArn}/index/GSI1`] });
  if (right === 'write') return [reading, new PolicyStatement({ actions: write, resources: [table.tableArn] })];
  const noteLastSeen = new PolicyStatement({
    actions: ['dynamodb:UpdateItem'],
    resources: [table.tableArn],
    conditions: {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': lastSeenAttributes },
      // “All of them” also holds for none: without this, a request that names no attribute would pass.
      Null: { 'dynamodb:Attributes': 'false' },
    },
  });
  return [reading, noteLastSeen];
};

/** The policy statements of a group's role: its rights on the product's own table, key and mail domain, nothing more. */
export const statementsOf = (rights: Rights, storage: StorageStack, mailAddress: string): PolicyStatement[] => {
  const statements = rights.table ? tableStatements(storage, rights.table) : [];
  if (rights.tokens) {
    const actions = rights.tokens === 'sign' ? ['kms:GetPublicKey', 'kms:Sign'] : ['kms:GetPublicKey'];
    statements.push(new PolicyStatement({ actions, resources: [storage.signingKey.keyArn] }));
  }
  if (rights.mail) {
    statements.push(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [storage.mailIdentity.emailIdentityArn],
        conditions: { StringEquals: { 'ses:FromAddress': mailAddress } },
      }),
    );
  }
  return statements;
};
