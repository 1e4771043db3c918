import { expect, field } from '../story.ts';
import { at, type Scene, type Stage } from './scene.ts';

const choose = async ({ page, t }: Stage, path: string, csv: string) => {
  await page.goto(path);
  const file = { name: 'doctorat-rentree.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await field(page, t('listImports:check.choose')).setInputFiles(file);
};

const wrong = [
  'Prénom;Nom;E-mail;Rôle',
  'Anaïs;Aubert;anais.aubert@exemple;',
  'Inès;Belkacem;user@demo.test;Doctorat',
  'Salomé;;salome@exemple.test;',
  'Loïc;Rousseau;loic@exemple.test;doctorante',
].join('\n');

const courses = [
  'Intitulé;Description;Lien;Catégorie;Compétences',
  'Lire un bilan;Deux jours pour lire les comptes d’une entreprise.;https://exemple.test/bilan;Finances;',
  'Parler en public;Un atelier par petits groupes.;;Prise de parole;',
].join('\n');

export const listImportScenes: readonly Scene[] = [
  { name: 'users-import', who: 'admin@demo.test', open: at('/admin/users/import') },
  {
    name: 'users-import-wrong',
    who: 'admin@demo.test',
    provokes: [422],
    open: async (stage) => {
      await choose(stage, '/admin/users/import', wrong);
      await expect(stage.page.getByText(stage.t('listImports:roleAdvice'))).toBeVisible();
    },
  },
  {
    name: 'courses-import-right',
    who: 'admin@demo.test',
    open: async (stage) => {
      await choose(stage, '/admin/courses/import', courses);
      await expect(stage.page.getByText('Finances, Prise de parole')).toBeVisible();
    },
  },
];
