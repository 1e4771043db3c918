import type { Entity } from 'dynamodb-toolbox/entity';
import { expect, test } from 'vitest';
import { allEntities } from '#scripts/operations/keep-release/entities.ts';
import { isOf, type Owner, whose } from '#scripts/operations/move/whose.ts';
import type { Item } from '#scripts/operations/restore/scan.ts';

const person = 'AbCd-camille';
const university = 'AbCd-brest';
const itemAt = (PK: string, SK: string, more: Item = {}): Item => ({ PK: { S: PK }, SK: { S: SK }, ...more });

/** A key of each entity, as the table's README lists them, and whose it is. */
const owners: Readonly<Record<string, readonly (readonly [item: Item, owner: Owner])[]>> = {
  User: [[itemAt(`USER#${person}`, 'USER'), { person }]],
  Session: [[itemAt(`USER#${person}`, 'SESSION#s'), { person }]],
  Portfolio: [[itemAt(`USER#${person}`, `PORTFOLIO#${person}.p`), { person }]],
  Diploma: [[itemAt(`USER#${person}`, `DIPLOMA#${person}.d`), { person }]],
  Experience: [[itemAt(`USER#${person}`, `EXPERIENCE#${person}.e`), { person }]],
  Publication: [[itemAt(`USER#${person}`, `PUBLICATION#${person}.p`), { person }]],
  Cv: [[itemAt(`USER#${person}`, 'CV'), { person }]],
  PublicCv: [[itemAt(`PUBLIC#${person}`, 'CV'), { person }]],
  Doctorate: [[itemAt(`USER#${person}`, 'DOCTORATE'), { person }]],
  Stock: [
    [itemAt(`USER#${person}`, 'STOCK#resources'), { person }],
    [itemAt(`UNIVERSITY#${university}`, 'STOCK#formations'), { university }],
  ],
  University: [[itemAt(`UNIVERSITY#${university}`, 'UNIVERSITY'), { university }]],
  Resource: [
    [itemAt(`USER#${person}`, 'RESOURCE#r'), { person }],
    [itemAt(`UNIVERSITY#${university}`, 'RESOURCE#r'), { university }],
  ],
  Counts: [[itemAt(`UNIVERSITY#${university}`, 'COUNTS'), { university }]],
  Formation: [[itemAt(`UNIVERSITY#${university}`, 'FORMATION#f'), { university }]],
  FormationCategory: [[itemAt(`UNIVERSITY#${university}`, 'FORMATIONCATEGORY#c'), { university }]],
  Credential: [
    [itemAt(`CREDENTIAL#${person}`, 'CREDENTIAL'), { person }],
    [itemAt(`USER#${person}`, 'CREDENTIAL'), { person }],
  ],
  Factor: [[itemAt(`CREDENTIAL#${person}`, 'FACTOR'), { person }]],
  Renewal: [[itemAt(`RENEWAL#${person}`, 'SESSION#s'), { person }]],
  Link: [[itemAt(`LINK#${person}`, 'LINK#hash'), { person }]],
  EmailClaim: [[itemAt('EMAIL#camille@example.test', 'EMAIL', { userId: { S: person } }), { person }]],
  SigningKey: [[itemAt('SIGNING_KEYS', 'KEY#k'), 'shared']],
  Mail: [
    [itemAt(`OUTBOX#${person}`, 'MAIL#m'), { person }],
    [itemAt('OUTBOX#camille@example.test', 'MAIL#m'), { address: 'camille@example.test' }],
    [itemAt('OUTBOX#Xk3f', 'MAIL', { userId: { S: person } }), { person }],
    [itemAt('OUTBOX#Xk3f', 'MAIL', { email: { S: ' Camille@example.test' } }), { address: 'camille@example.test' }],
  ],
  AuditEntry: [
    [itemAt(`AUDIT#${university}`, '2026-11-27T10:00:00.000Z#a'), { university }],
    [itemAt('AUDIT#none', '2026-11-27T10:00:00.000Z#a'), 'nobody'],
  ],
  Task: [
    [itemAt(`TASK#deletion-${person}`, 'TASK'), { either: person }],
    [itemAt(`TASK#reminder-without-assessment-${university}`, 'TASK'), { either: university }],
    [itemAt(`TASK#${university}_Xk3f`, 'TASK'), { either: university }],
    [itemAt('TASK#retention', 'TASK'), 'nobody'],
  ],
  ImportRows: [[itemAt(`IMPORT#${university}_Xk3f`, 'ROWS#000000'), { either: university }]],
  OnceReply: [[itemAt(`ONCE#${person}`, 'REPLY#hash'), { person }]],
  Throttle: [[itemAt('THROTTLE#login#hash', 'WINDOW#1'), 'reset']],
  Usage: [[itemAt(`USAGE#${university}`, 'DAY#2026-11-27#mails'), { university }]],
  Figures: [[itemAt(`USAGE#${university}`, 'FIGURES#2026-11-27'), { university }]],
  CataloguePage: [[itemAt('CATALOGUE#e', 'PAGE#1'), 'shared']],
  CatalogueEntry: [[itemAt('CATALOGUE#e', 'ENTRY#s1'), 'shared']],
  Job: [[itemAt('CATALOGUE#e', 'JOB#j1'), 'shared']],
  Case: [[itemAt('CATALOGUE#e', 'CASE#c1'), 'shared']],
  CurrentEdition: [[itemAt('CATALOGUE_EDITIONS', 'CURRENT'), 'shared']],
  PublishedEdition: [[itemAt('CATALOGUE_EDITIONS', 'PUBLISHED'), 'shared']],
  CatalogueEdition: [[itemAt('CATALOGUE_EDITIONS', 'EDITION#e'), 'shared']],
  Route: [[itemAt(`ROUTE#${university}`, 'ROUTE'), 'mover']],
  Move: [[itemAt('MOVES', university), 'mover']],
};

test('of every kind of item the mover knows whose it is', async () => {
  const names = (await allEntities()).map(({ entityName }: Entity) => entityName);
  expect(Object.keys(owners).sort()).toEqual([...new Set(names)].sort());
  for (const [item, owner] of Object.values(owners).flat()) expect(whose(item)).toEqual(owner);
});

test('an item of a kind that nobody has told it stops the move', () => {
  expect(() => whose(itemAt('DIARY#AbCd-camille', 'PAGE#1'))).toThrow('whose the items of “DIARY#” are');
});

test('a university’s are its own, its people’s and what waits for their addresses, and nobody else’s', () => {
  const household = { university, people: new Set([person]), addresses: new Set(['camille@example.test']) };
  const ours: Owner[] = [
    { university },
    { person },
    { either: person },
    { either: university },
    { address: 'camille@example.test' },
  ];
  const theirs: Owner[] = [
    { university: 'EfGh-lyon' },
    { person: 'AbCd-noor' },
    { either: 'AbCd-noor' },
    { address: 'noor@example.test' },
    ...(['reset', 'shared', 'mover', 'nobody'] as const),
  ];
  expect(ours.map((owner) => isOf(household, owner))).toEqual(ours.map(() => true));
  expect(theirs.map((owner) => isOf(household, owner))).toEqual(theirs.map(() => false));
});
