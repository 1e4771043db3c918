import { compose, type Facts } from '#functions/mails/compose.ts';
import type { Letter } from '#functions/mails/layout.ts';
import { mails as fr } from '#shared/i18n/fr/mails.ts';
import type { Language } from '#shared/lists.ts';

export const mailKinds = Object.keys(fr.kinds).filter((kind): kind is keyof typeof fr.kinds => kind in fr.kinds);

const site = 'https://thesee.example';
const token = 'Zt9yPq2vXw8aLm4nRb6cTd1eKf3gHj5sUo7iQy0hBxE';
const userId = 'RvSd-4nT8mKqZ2xVbY7cWf9gHjP';
const address = 'camille.lefevre%40univ.example';
const week = 7 * 24 * 60;

const toLogin = { link: `${site}/login`, minutes: 0 };
const toPassword = `${site}/reset-password?token=${token}&email=${address}&universityId=RvSd-1demo&userId=${userId}`;
const toAddress = { link: `${site}/confirm-email?token=${token}&email=${address}&userId=${userId}`, minutes: week };
const leadsTo: Partial<Record<keyof typeof fr.kinds, { link: string; minutes: number }>> = {
  registrationReceived: toAddress,
  confirmAddress: toAddress,
  invitation: { link: `${toPassword}&first=1`, minutes: week },
  resetPassword: { link: toPassword, minutes: 60 },
  absent: { link: `${site}/stay?token=${token}&userId=${userId}`, minutes: 0 },
  archiveReady: { link: `${site}/account`, minutes: 0 },
  remindAssessment: { link: `${site}/user/assessment`, minutes: 0 },
  remindDoctorate: { link: `${site}/user/phd`, minutes: 0 },
  remindEnding: { link: `${site}/user/career`, minutes: 0 },
  cvContact: { link: `${site}/user/cv`, minutes: 0 },
  requestsWait: { link: `${site}/admin/users?show=pending`, minutes: 0 },
};

const message = {
  name: 'Ada Roy',
  email: 'ada.roy@observatoire.example',
  message:
    'Bonjour,\n\nVotre article sur les petits effectifs répond à une question que nous nous posons : nous ouvrons en janvier un poste de chargée ou chargé d’études, et j’aimerais vous en parler.\n\nÀ bientôt ?\nAda Roy, observatoire régional de la santé',
};

export const sampleMail = (
  kind: keyof typeof fr.kinds,
  language: Language = 'fr',
  facts: Partial<Facts> = {},
): Letter =>
  compose(kind, language, {
    firstName: 'Camille',
    university: 'Université du Haut-Saint-Laurent',
    timeZone: 'UTC',
    at: new Date('2026-11-21T14:03:00Z'),
    contact: ['doctorat@haut-saint-laurent.example'],
    ...(kind === 'requestsWait' && { count: 3 }),
    ...(kind === 'cvContact' && { message }),
    ...(['leaving', 'absent', 'archiveReady'].includes(kind) && { until: new Date('2026-11-28T14:03:00Z') }),
    ...(leadsTo[kind] ?? toLogin),
    ...facts,
  });
