import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from './moving.ts';

// Items as the product stores them, with the attributes that matter to a move.

export const [home, elsewhere] = ['AbCd-brest', 'EfGh-lyon'];

export const addressOf = (person: string): string => `${person.toLowerCase()}@example.test`;

export const thingsOf = (person: string, university: string): Item[] => [
  {
    PK: `USER#${person}`,
    SK: 'USER',
    _et: 'User',
    universityId: university,
    email: addressOf(person),
    GSI1PK: `UNIVERSITY#${university}`,
    GSI1SK: person,
  },
  {
    PK: `USER#${person}`,
    SK: `PORTFOLIO#${person}.p`,
    _et: 'Portfolio',
    answers: { s1: 3, s2: 0 },
    tags: new Set(['b', 'a']),
  },
  { PK: `USER#${person}`, SK: 'SESSION#s', _et: 'Session', ttl: 4_000_000_000 },
  { PK: `RENEWAL#${person}`, SK: 'SESSION#s', _et: 'Renewal', seed: 'secret' },
  { PK: `CREDENTIAL#${person}`, SK: 'CREDENTIAL', _et: 'Credential', passwordHash: '$argon2id' },
  { PK: `CREDENTIAL#${person}`, SK: 'FACTOR', _et: 'Factor', seed: 'seed', recoveryHashes: new Set(['a', 'b']) },
  { PK: `LINK#${person}`, SK: 'LINK#hash', _et: 'Link', purpose: 'password' },
  { PK: `PUBLIC#${person}`, SK: 'CV', _et: 'PublicCv', shown: new Uint8Array([1, 2, 250]) },
  { PK: `ONCE#${person}`, SK: 'REPLY#hash', _et: 'OnceReply', reply: '{}' },
  { PK: `EMAIL#${addressOf(person)}`, SK: 'EMAIL', _et: 'EmailClaim', userId: person },
  { PK: `OUTBOX#${person}`, SK: 'MAIL#m', _et: 'Mail', GSI1PK: 'OUTBOX', GSI1SK: '!AbCd#2026-11-27T10:00:00.000Z' },
  { PK: `OUTBOX#${addressOf(person)}`, SK: 'MAIL#m', _et: 'Mail', GSI1PK: 'OUTBOX', GSI1SK: '!address#2026' },
  { PK: `TASK#archive-${person}`, SK: 'TASK', _et: 'Task', subject: person },
];

export const thingsOfCampus = (university: string): Item[] => [
  {
    PK: `UNIVERSITY#${university}`,
    SK: 'UNIVERSITY',
    _et: 'University',
    name: university,
    GSI1PK: 'UNIVERSITIES',
    GSI1SK: university,
  },
  { PK: `UNIVERSITY#${university}`, SK: 'COUNTS', _et: 'Counts', acceptedUsers: 2 },
  { PK: `UNIVERSITY#${university}`, SK: `FORMATION#${university}_f`, _et: 'Formation' },
  { PK: `AUDIT#${university}`, SK: '2026-11-27T10:00:00.000Z#a', _et: 'AuditEntry', GSI1PK: 'AUDIT#all', GSI1SK: 'x' },
  { PK: `USAGE#${university}`, SK: 'FIGURES#2026-11-27', _et: 'Figures', requests: 7 },
  { PK: `TASK#${university}_i`, SK: 'TASK', _et: 'Task', subject: university },
  { PK: `IMPORT#${university}_i`, SK: 'ROWS#000000', _et: 'ImportRows', rows: new Uint8Array([3]) },
];

/** Somebody who is being erased: their record is gone, their task and some things are not. */
export const leaverOf = (person: string, university: string): Item[] => [
  { PK: `TASK#deletion-${person}`, SK: 'TASK', _et: 'Task', subject: person, universityId: university },
  { PK: `USER#${person}`, SK: `DIPLOMA#${person}.d`, _et: 'Diploma' },
];

export const ofTheCell: Item[] = [
  { PK: 'CATALOGUE_EDITIONS', SK: 'CURRENT', _et: 'CurrentEdition' },
  { PK: 'CATALOGUE#e', SK: 'PAGE#0', _et: 'CataloguePage' },
  { PK: 'THROTTLE#login#hash', SK: 'WINDOW#1', _et: 'Throttle' },
  { PK: 'AUDIT#none', SK: '2026#a', _et: 'AuditEntry' },
  { PK: 'USER#super-boss', SK: 'USER', _et: 'User', email: 'boss@example.test' },
  { PK: 'OUTBOX#stranger@example.test', SK: 'MAIL#m', _et: 'Mail' },
];

export const ofHome = (): Item[] => [
  ...thingsOf('AbCd-camille', home),
  // Came from another university, whose code her id keeps.
  ...thingsOf('EfGh-noor', home),
  ...leaverOf('AbCd-zoe', home),
  ...thingsOfCampus(home),
];
export const ofElsewhere = (): Item[] => [
  ...thingsOf('EfGh-ines', elsewhere),
  ...leaverOf('EfGh-paul', elsewhere),
  ...thingsOfCampus(elsewhere),
  ...ofTheCell,
];

export const putAll = async (client: DynamoDBDocumentClient, table: string, items: readonly Item[]): Promise<void> => {
  for (let i = 0; i < items.length; i += 25) {
    const writes = items.slice(i, i + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: writes } }));
  }
};
