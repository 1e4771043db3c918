import { quantity } from '#shared/domain/privacy/quantity.ts';
import { type RateName, rates } from '#shared/limits.ts';
import type { Language } from '#shared/lists.ts';
import { table } from './markdown.ts';

const names: Record<Language, Record<RateName, string>> = {
  fr: {
    signIns: 'connexions',
    registrations: 'inscriptions',
    requestedLinks: 'liens demandés par e-mail',
    registrationsOfUniversity: 'inscriptions dans une université',
    invitations: 'invitations',
    imports: 'imports de listes',
    passwordChanges: 'changements de mot de passe',
    cvMessages: 'messages envoyés depuis des CV en ligne',
    pdfs: 'PDF',
    uploads: 'envois de fichiers',
  },
  en: {
    signIns: 'sign-ins',
    registrations: 'registrations',
    requestedLinks: 'links requested by email',
    registrationsOfUniversity: 'registrations into a university',
    invitations: 'invitations',
    imports: 'imports of lists',
    passwordChanges: 'changes of password',
    cvMessages: 'messages sent from online CVs',
    pdfs: 'PDFs',
    uploads: 'uploads of files',
  },
};
const counted = {
  fr: { person: 'personne', university: 'université', address: 'adresse IP' },
  en: { person: 'person', university: 'university', address: 'IP address' },
} as const;
const heads = { fr: ['Acte', 'Au plus', 'Pendant', 'Par'], en: ['Act', 'At most', 'During', 'By'] } as const;

export const limitsTable = (language: Language): string => {
  const all = Object.keys(rates) as RateName[];
  return table(
    heads[language],
    all.map((name) => {
      const { most, minutes, by } = rates[name];
      const many = new Intl.NumberFormat(language).format(most);
      return [names[language][name], many, quantity(language, minutes, 'minute'), counted[language][by]];
    }),
  );
};
