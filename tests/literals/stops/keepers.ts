import { area, footer } from './frame.ts';

const keeperMenu = [
  'link "Universités"',
  'link "Métiers"',
  'link "Activités"',
  'link "Compétences"',
  'link "Cas"',
  'link "Catalogue"',
  'link "Journal"',
];
const keeper = area(...keeperMenu);
const universities = ['du Grand-Bocage', 'du Haut-Saint-Laurent', 'Meuse-et-Sambre', 'Rive-Sud'].flatMap((name) => [
  `link "Université ${name}"`,
  `link "Modifier Université ${name}"`,
  `button "Supprimer Université ${name}"`,
]);

/** Tab stops of the catalogue's screens at 1280 px, by scene. */
export const keepersWide: Record<string, string[]> = {
  'super-university': [
    'link "Universités"',
    'tab "Fiche" [selected]',
    'button "Changer le logo"',
    'textbox "Nom"',
    'textbox "Ville"',
    'textbox "Pays"',
    'textbox "Adresse"',
    'textbox "Adresse e-mail de contact"',
    'combobox "Fuseau horaire"',
    ...footer,
  ],
  'super-home': [...keeper, 'link "Voir où elles attendent"', 'link "Tout le journal"', ...footer],
  'super-universities': [
    ...keeper,
    'button "Ajouter une université"',
    'searchbox "Chercher une université par son nom"',
    'combobox "Montrer"',
    'button "Nom"',
    'button "Date de création"',
    'button "Ville"',
    ...universities,
    ...footer,
  ],
  'super-catalogue': [
    ...keeper,
    'tab "Import et export" [selected]',
    'button "Exporter le catalogue"',
    'button "Les dix fichiers CSV"',
    ...footer,
  ],
};
