import { expect, test } from 'vitest';
import { actsTable } from '#scripts/tools/papers/acts-table.ts';
import { auditActs, auditKinds } from '#shared/domain/audit-acts.ts';
import { en } from '#shared/i18n/en/index.ts';
import { fr } from '#shared/i18n/fr/index.ts';

const rowsIn = (language: 'fr' | 'en'): string[] => actsTable(language).split('\n').slice(2);

test('the table of audited acts has each act once, under its kind', () => {
  const acts = Object.entries(auditActs);
  for (const [language, { audit }] of [
    ['fr', fr],
    ['en', en],
  ] as const) {
    const rows = rowsIn(language);
    expect(rows).toHaveLength(acts.length);
    const wanted = acts.map(([name, { kind }]) => `| ${audit.kinds[kind]} | ${Reflect.get(audit.acts, name)} |`);
    expect(rows.map((row) => row.replace(/ `.*$/, '')).sort()).toEqual(wanted.sort());
    const kinds = rows.map((row) => row.split(' | ')[0]?.slice(2));
    expect([...new Set(kinds)]).toEqual(auditKinds.map((kind) => audit.kinds[kind]));
    expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toHaveLength(auditKinds.length);
  }
});

test('the table of audited acts tells act and origin as written here', () => {
  expect(rowsIn('en')).toEqual(
    expect.arrayContaining([
      '| Access decisions | changed the status | `PUT /users/{id}/status` |',
      '| Roles | changed the role | `PUT /users/{id}` (`role`) |',
      '| Downloads of lists | downloaded the log | `POST /downloads/university/{universityId}` (`audit`) |',
      '| Logins and passwords | logged in on a new device | `sign-in from a new device` |',
      '| Operations | searched the logs for the actions of | `operator trace` |',
    ]),
  );
  expect(rowsIn('fr')).toEqual(
    expect.arrayContaining([
      '| Décisions d’accès | a changé le statut | `PUT /users/{id}/status` |',
      '| Comptes et fiches | a modifié la fiche | `PUT /users/{id}` |',
      '| Téléchargements de listes | a téléchargé une liste de membres | `POST /downloads/university/{universityId}` (`members`) |',
      '| Exploitation | a restauré une sauvegarde | `operator restore` |',
    ]),
  );
});
