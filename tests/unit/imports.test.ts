import { expect, test } from 'vitest';
import { languageOfDays } from '#functions/imports/doctorate-cells.ts';
import { readFormations } from '#functions/imports/formations.ts';
import { addressesIn, readPeople as peopleIn } from '#functions/imports/people.ts';
import { readRows } from '#functions/imports/read-rows.ts';
import type { Report } from '#functions/lib/csv/read-table.ts';
import { importTemplate } from '#shared/domain/import-columns.ts';
import { languages } from '#shared/lists.ts';

/** Runs a reader and formats the errors that it reports. */
const noted = <T>(read: (report: Report) => T): { read: T; errors: string[] } => {
  const errors: string[] = [];
  const outcome = read((line, column, code) => errors.push(`${line} ${column} ${code}`));
  return { read: outcome, errors };
};

const readPeople = (csv: string, report: Report, taken: readonly string[] = []) =>
  peopleIn(readRows('users', csv, report), { taken: new Set(taken), language: languageOfDays(csv, 'fr') }, report);

const skills: Readonly<Record<string, string>> = {
  'Expression écrite': 's3',
  Writing: 's3',
  'Compréhension de l’écrit': 's1',
  'Reading comprehension': 's1',
};
const known = { formations: new Set<string>(), findSkillId: (text: string) => skills[text.trim()] };

test.each(languages)('the files to begin with, in %s, are right as they stand', (language) => {
  const people = noted((report) => readPeople(importTemplate('users', language), report));
  expect(people).toMatchObject({ errors: [], read: [{ line: 2, lastName: 'Sérilhac', role: 'user' }] });
  const courses = noted((report) => readFormations(importTemplate('formations', language), known, report));
  expect(courses).toMatchObject({ errors: [], read: [{ line: 2, skillIds: ['s3', 's1'] }] });
});

test('a column is known by its heading in either language, whatever its case and accents, or by its own name', () => {
  const csv = (head: string) => `${head}\nAmbre,Sérilhac,ambre@people.test,ADMINISTRATION`;
  const person = { firstName: 'Ambre', lastName: 'Sérilhac', email: 'ambre@people.test', role: 'admin' };
  for (const head of ['prenom,NOM,E-Mail,role', 'First Name,last name,e-mail,Role', 'firstName,lastName,email,role']) {
    expect(noted((report) => readPeople(csv(head), report))).toEqual({ errors: [], read: [{ line: 2, ...person }] });
  }
});

test('semicolons, tabs, quotes, cells of several lines, blank lines and a guarded formula are read; lines are those of the file', () => {
  const tabs = 'Prénom\tNom\tE-mail\r\n\r\nAmbre\t"Séri\r\nlhac"\ta@b.test\r\nZoé\t\'=Noor\tnobody\r\n';
  expect(noted((report) => readPeople(tabs, report))).toEqual({
    errors: ['5 email invalid_email'],
    read: [{ line: 3, firstName: 'Ambre', lastName: 'Séri lhac', email: 'a@b.test', role: 'user' }],
  });
  const formula = 'Prénom;Nom;E-mail\nZoé;"\'=Noor";z@b.test';
  expect(noted((report) => readPeople(formula, report)).read).toMatchObject([{ lastName: '=Noor' }]);
});

test('a list of courses needs titles and descriptions alone, a list of people names and addresses', () => {
  const courses = noted((report) => readFormations('Intitulé;Description\nÉcrire;Trois jours', known, report));
  expect(courses).toMatchObject({ errors: [], read: [{ title: 'Écrire', description: 'Trois jours', skillIds: [] }] });
  const people = noted((report) => readPeople('Prénom;Nom;E-mail\nAmbre;Sérilhac;a@b.test', report));
  expect(people).toMatchObject({ errors: [], read: [{ role: 'user' }] });
  for (const head of ['Intitulé', 'Description;Lien;Catégorie;Compétences'])
    expect(noted((report) => readFormations(`${head}\n`, known, report)).errors[0]).toContain('missing_column');
  for (const head of ['Prénom;Nom', 'Prénom;E-mail', 'Nom;E-mail'])
    expect(noted((report) => readPeople(`${head}\n`, report)).errors[0]).toContain('missing_column');
});

test('all that is wrong with a list of people is told at once, in the order of its lines', () => {
  const rows = [
    'Ambre;;taken@b.test',
    'Zoé;Noor;twice@b.test',
    ';Noor;TWICE@b.test',
    'Ada;Noor;nobody',
    'Ada;Noor;nobody',
    'Ben;Noor;free@b.test',
  ];
  const csv = ['Prénom;Nom;E-mail', ...rows].join('\n');
  const { read, errors } = noted((report) => readPeople(csv, report, ['taken@b.test', 'other@b.test']));
  expect(errors).toEqual([
    '2 lastName required',
    '2 email email_taken',
    '4 firstName required',
    '4 email duplicate_email',
    '5 email invalid_email',
    '6 email invalid_email',
  ]);
  expect(read.map(({ email }) => email)).toEqual(['twice@b.test', 'free@b.test']);
  const asked = noted((report) => addressesIn(readRows('users', csv, report))).read;
  expect(asked).toEqual(['taken@b.test', 'twice@b.test', 'TWICE@b.test', 'free@b.test']);
});

test('all that is wrong with a list of courses is told at once, in the order of its lines', () => {
  const rows = ['Lire;;', 'Écrire;Bien;', 'écrire;;', 'Dire;Haut;javascript:x', 'Dire;Haut;'];
  const there = { ...known, formations: new Set(['lire ']) };
  const csv = ['Intitulé;Description;Lien', ...rows].join('\n');
  const { errors } = noted((report) => readFormations(csv, there, report));
  expect(errors).toEqual([
    '2 description required',
    '2 title formation_exists',
    '4 description required',
    '4 title duplicate_formation',
    '5 url invalid_value',
  ]);
});

test.each([
  ['Début du doctorat;Fin prévue', '01/10/2025;30.09.2028'],
  ['PhD start;Expected end', '10/01/2025;9/30/2028'],
  ['startDate;estimatedEndDate', '1/10/2025;30/09/2028'],
  ['Fin prévue;Début du doctorat', '2028-09-30;2025-10-01'],
])('days under %s are read as their language writes them: %s', (head, cells) => {
  const csv = `Prénom;Nom;E-mail;${head}\nAmbre;Sérilhac;a@b.test;${cells}\n`;
  const doctorate = {
    doctoralSchool: null,
    startDate: '2025-10-01',
    estimatedEndDate: '2028-09-30',
    researchDomain: null,
  };
  expect(noted((report) => readPeople(csv, report))).toMatchObject({ errors: [], read: [{ doctorate }] });
});

test.each([
  ['[570] EDSP - Santé Publique', '[570] EDSP - Santé Publique'],
  ['570', '[570] EDSP - Santé Publique'],
  ['ED 570', '[570] EDSP - Santé Publique'],
  ['École de nulle part', 'École de nulle part'],
])('the school %s is %s', (cell, doctoralSchool) => {
  const csv = `Prénom;Nom;E-mail;École doctorale\nAmbre;Sérilhac;a@b.test;${cell}\n`;
  expect(noted((report) => readPeople(csv, report))).toMatchObject({
    errors: [],
    read: [{ doctorate: { doctoralSchool } }],
  });
});

test.each(['Sociologie', 'SOCIOLOGY', '26'])(
  'a domain may be named in either language or by its number: %s',
  (cell) => {
    const csv = `First name,Last name,E-mail,Research domain\nAmbre,Sérilhac,a@b.test,${cell}\n`;
    expect(noted((report) => readPeople(csv, report)).read).toMatchObject([{ doctorate: { researchDomain: '26' } }]);
  },
);

test('what a list says wrongly of doctorates is told with its line and column', () => {
  const rows = [
    'Ada;Noor;a@b.test;Astrologie;;',
    'Ben;Noor;b@b.test;;31/02/2026;',
    'Cyd;Noor;c@b.test;;2026-10-01;2025-10-01',
  ];
  const csv = ['Prénom;Nom;E-mail;Domaine de recherche;Début du doctorat;Fin prévue', ...rows].join('\n');
  expect(noted((report) => readPeople(csv, report))).toEqual({
    read: [],
    errors: ['2 researchDomain invalid_value', '3 startDate invalid_value', '4 estimatedEndDate ends_before_it_begins'],
  });
});

test('nobody is made a super administrator by a list', () => {
  const csv = 'Prénom;Nom;E-mail;Rôle\nAmbre;Sérilhac;a@b.test;super\n';
  expect(noted((report) => readPeople(csv, report))).toEqual({ errors: ['2 role invalid_value'], read: [] });
});

const headed = (rows: string): string => `Prénom;Nom;E-mail\n${rows}`;

test.each([
  ['of nothing', '\n'],
  ['of a space', ' \n'],
  ['of empty cells', ';;\n'],
  ['that end as on an old Mac', '\r'],
])('ninety thousand blank lines %s are refused without being read', (_, line) => {
  const { read, errors } = noted((report) => readPeople(headed(line.repeat(90_000)), report));
  expect([read, errors]).toEqual([[], ['0  too_many_rows']]);
});

test('a blank line behind each of five thousand rows is fine', () => {
  const rows = Array.from({ length: 5_000 }, (_, i) => `Ambre;Sérilhac;a${i}@b.test\n\n`).join('');
  const { read, errors } = noted((report) => readPeople(headed(rows), report));
  expect([read.length, errors]).toEqual([5_000, []]);
});
