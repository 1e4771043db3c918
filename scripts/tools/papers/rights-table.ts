import type { FunctionSettings, Rights } from '#infra/function-settings.ts';
import { functions } from '#infra/functions.ts';
import { filePlacesOf } from '#infra/rights.ts';
import type { Language } from '#shared/lists.ts';
import { table } from './markdown.ts';

const words = {
  fr: {
    heads: ['Fonction', 'Base de données', 'Secrets des personnes', 'Fichiers', 'Autres droits'],
    none: 'aucun accès',
    public: 'ce qui est public, en lecture',
    read: 'lecture',
    write: 'lecture et écriture',
    some: 'lecture ; écriture dans',
    secrets: { all: 'tous', mint: 'crée des liens, sans les relire', delete: 'efface, sans lire' },
    right: { read: 'lire', write: 'écrire', remove: 'effacer', tags: 'lire le verdict d’analyse' },
    others: {
      addresses: 'adresses e-mail prises',
      audit: 'lit le journal',
      tokens: 'signe les jetons',
      mail: 'envoie les e-mails',
      mailTrouble: 'note les adresses en échec',
      decoder: 'appelle le décodeur d’images',
      prints: 'appelle l’imprimeur',
      erasures: 'inscrit les effacements',
      directory: 'écrit le répertoire',
    },
  },
  en: {
    heads: ['Function', 'Database', 'People’s secrets', 'Files', 'Other rights'],
    none: 'no access',
    public: 'reads what is public',
    read: 'reads',
    write: 'reads and writes',
    some: 'reads; writes to',
    secrets: { all: 'all', mint: 'creates links, without reading them', delete: 'deletes, without reading' },
    right: { read: 'read', write: 'write', remove: 'delete', tags: 'read the verdict of the scan' },
    others: {
      addresses: 'email addresses that are taken',
      audit: 'reads the audit log',
      tokens: 'signs tokens',
      mail: 'sends emails',
      mailTrouble: 'notes addresses that fail',
      decoder: 'calls the decoder of pictures',
      prints: 'calls the printer',
      erasures: 'records erasures',
      directory: 'writes the directory',
    },
  },
} as const;

const onTable = (right: Rights['table'], language: Language): string => {
  const { none, some, ...plain } = words[language];
  if (!right) return none;
  if (typeof right === 'string') return plain[right];
  return `${some} ${right.write.map((partition) => `\`${partition}\``).join(', ')}`;
};

const onFiles = (rights: Rights, language: Language): string =>
  filePlacesOf(rights)
    .map((place) => {
      const may = (rights.files?.[place] ?? []).map((right) => words[language].right[right]);
      return `\`${place}\` (${may.join(', ')})`;
    })
    .join(', ');

const onOthers = (rights: Rights, language: Language): string => {
  const { others } = words[language];
  return (Object.keys(others) as (keyof typeof others)[])
    .filter((name) => rights[name])
    .map((name) => others[name])
    .join(', ');
};

/** Lists the rights of each function's role, from the settings that make the role. */
export const rightsTable = (language: Language): string =>
  table(
    words[language].heads,
    Object.entries<FunctionSettings>(functions).map(([name, { rights }]) => [
      `\`${name}\``,
      onTable(rights.table, language),
      rights.secrets ? words[language].secrets[rights.secrets] : '–',
      onFiles(rights, language) || '–',
      onOthers(rights, language) || '–',
    ]),
  );
