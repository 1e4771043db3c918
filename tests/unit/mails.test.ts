import { describe, expect, test } from 'vitest';
import { wrap } from '#functions/mails/layout.ts';
import { type Language, languages } from '#shared/lists.ts';
import { mailKinds, sampleMail } from '#tests/support/mails.ts';

const link = 'https://thesee.test/reset-password?token=abc&email=camille%40univ.test';
const university = 'Université <b>Rive-Sud</b> & Cie';
const oneLine = (text: string) => text.replaceAll('\n', ' ');

/** Listed by hand from the texts: words that each mail must contain in both languages. */
const said: Record<string, readonly [subject: string, words: RegExp, english: string, englishWords: RegExp]> = {
  registrationReceived: [
    'Votre demande d’inscription est enregistrée',
    /Rive-Sud.*Confirmez .* cette adresse est la vôtre.*une seule fois, pendant 7\u00a0jours.*N’ouvrez pas le lien/,
    'We’ve received your registration',
    /Rive-Sud.*confirm .* this address is yours.*works once, for 7 days.*don’t open the link/,
  ],
  accountExists: [
    'Vous avez déjà un compte',
    /Rien n’a été modifié/,
    'You already have an account',
    /Nothing has been/,
  ],
  invitation: [
    'Votre compte Thésée est prêt',
    /Rive-Sud.*une seule fois, pendant 7\u00a0jours/,
    'Your Thésée account is ready',
    /Rive-Sud.*works once, for 7 days/,
  ],
  resetPassword: [
    'Choisissez un nouveau mot de passe',
    /une seule fois, pendant 60\u00a0minutes.*votre mot de passe reste le même/,
    'Choose a new password',
    /works once, for 60 minutes.*your password stays the same/,
  ],
  passwordChanged: [
    'Votre mot de passe a été modifié',
    /modifié le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), et tous vos appareils/,
    'Your password has been changed',
    /changed on November 21, 2026 at 2:03 PM \(UTC\), and all your devices/,
  ],
  accepted: [
    'Votre inscription est acceptée',
    /Rive-Sud.*a accepté votre inscription/,
    'Your registration has been accepted',
    /Rive-Sud.*has accepted/,
  ],
  rejected: [
    'Votre inscription n’a pas été acceptée',
    /Rive-Sud.*n’a pas accepté.*adressez-vous à Ada Roy ou Léo Kaya\u00a0: l’équipe peut revenir sur sa décision/,
    'Your registration wasn’t accepted',
    /Rive-Sud.*hasn’t accepted.*write to Ada Roy or Léo Kaya: the team can change its decision/,
  ],
  confirmAddress: [
    'Confirmez votre adresse',
    /une seule fois, pendant 7\u00a0jours.*rien ne sera modifié/,
    'Confirm your address',
    /works once, for 7 days.*nothing will change/,
  ],
  addressChanged: [
    'L’adresse de votre compte a été modifiée',
    /modifiée le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\).*ne permet plus de se connecter/,
    'The address for your account has been changed',
    /changed on November 21, 2026 at 2:03 PM \(UTC\).*you can no longer log in with the address/,
  ],
  sessionEnded: [
    'Une de vos connexions a été interrompue',
    /Le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), une de vos connexions.*depuis deux endroits.*Vos autres appareils restent/,
    'One of your sessions has been ended',
    /On November 21, 2026 at 2:03 PM \(UTC\), one of your Thésée sessions.*from two places.*other devices stay/,
  ],
  sessionsEnded: [
    'Vos connexions à Thésée ont été fermées',
    /Le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), un administrateur ou une administratrice a fermé.*votre université.*mot de passe n’a pas changé/,
    'Your Thésée sessions have been ended',
    /On November 21, 2026 at 2:03 PM \(UTC\), an administrator ended all.*password hasn’t changed/,
  ],
  factorOn: [
    'Une seconde étape protège votre connexion',
    /Depuis le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), se connecter.*code de votre application.*codes de secours en lieu sûr.*nouveau mot de passe/,
    'A second step protects your login',
    /Since November 21, 2026 at 2:03 PM \(UTC\), logging in.*code from your authenticator app.*recovery codes in a safe place.*new password/,
  ],
  factorOff: [
    'La seconde étape de votre connexion a été retirée',
    /Depuis le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), le mot de passe suffit.*Ce n’était pas vous/,
    'The second step of your login has been turned off',
    /Since November 21, 2026 at 2:03 PM \(UTC\), the password is enough.*If it wasn’t you/,
  ],
  factorDropped: [
    'La seconde étape de votre connexion a été retirée',
    /Le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), l’administration a retiré.*fermé vos sessions.*Vous n’aviez rien demandé/,
    'The second step of your login has been turned off',
    /On November 21, 2026 at 2:03 PM \(UTC\), the administration turned off.*ended your sessions.*If you didn’t ask/,
  ],
  recoveryCodeUsed: [
    'Un de vos codes de secours a servi',
    /Le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), quelqu’un.*avec un code de secours.*ne servira plus.*Ce n’était pas vous/,
    'One of your recovery codes has been used',
    /On November 21, 2026 at 2:03 PM \(UTC\), someone.*with a recovery code.*won’t work again.*If it wasn’t you/,
  ],
  requestsWait: [
    'Des demandes d’inscription vous attendent',
    /3 personnes demandent à rejoindre votre université \(.*Rive-Sud.*une à une ou plusieurs à la fois.*au plus une fois par jour/,
    'Registration requests are waiting for your answer',
    /3 people have asked to join your university \(.*Rive-Sud.*one by one or several at a time.*once a day at most/,
  ],
  leaving: [
    'Votre compte va être effacé',
    /Le 21 novembre 2026 à 14\u00a0h\u00a003 \(UTC\), l’effacement.*plus rien de votre CV n’est public.*Jusqu’au 28 novembre 2026 à 14\u00a0h\u00a003 \(UTC\).*«\u202fGarder mon compte\u202f»/,
    'Your account is going to be erased',
    /On November 21, 2026 at 2:03 PM \(UTC\), someone used your password.*nothing on your CV is public.*Until November 28, 2026 at 2:03 PM \(UTC\).*“Keep my account.”/,
  ],
  absent: [
    'Votre compte sera effacé le 28 novembre 2026',
    /n’a pas servi depuis près d’un an.*seront effacés le 28 novembre 2026.*un clic, sans mot de passe/,
    'Your account will be erased on November 28, 2026',
    /haven’t used your Thésée account in almost a year.*will be erased on November 28, 2026.*one click is enough, no password needed/,
  ],
  needed: [
    'Votre compte est conservé, bien qu’il ne serve plus',
    /le vôtre ne le sera pas, car vous êtes la dernière personne à administrer votre université \(.*Rive-Sud/,
    'We’ve kept your account, though it hasn’t been used',
    /yours won’t be, because you’re the last administrator of your university \(.*Rive-Sud/,
  ],
  archiveReady: [
    'Vos données sont prêtes',
    /que vous avez demandée est prête\. Connectez-vous pour la télécharger, jusqu’au 28 novembre 2026 à 14\u00a0h\u00a003 \(UTC\).*gardez-la en lieu sûr/,
    'Your data is ready',
    /you asked for is ready\. Log in to download it before November 28, 2026 at 2:03 PM \(UTC\).*store it in a safe place/,
  ],
  remindAssessment: [
    'Et si vous faisiez le point sur vos compétences\u202f?',
    /équipe de votre université \(.*Rive-Sud.*commencez une auto-évaluation.*n’est lu que par vous.*seulement s’il existe une auto-évaluation/,
    'How about taking stock of your skills?',
    /team of your university \(.*Rive-Sud.*begin an assessment.*Only you can read your answers.*whether you have an assessment, and nothing more/,
  ],
  remindDoctorate: [
    'Dites-en un peu plus sur votre doctorat',
    /équipe de votre université \(.*Rive-Sud.*décrire votre doctorat.*lit les détails et la présentation.*projet professionnel ne sont lus que par vous/,
    'Tell us a little more about your PhD',
    /team of your university \(.*Rive-Sud.*describe your PhD.*read the details and the presentation.*Only you can read your appreciation/,
  ],
  remindEnding: [
    'Votre doctorat s’achève bientôt\u00a0: et après\u202f?',
    /équipe de votre université \(.*Rive-Sud.*se termine dans l’année.*votre projet professionnel.*ne sont lus que par vous/,
    'Your PhD ends soon: what comes next?',
    /team of your university \(.*Rive-Sud.*ends within the year.*Only you can read your career plan/,
  ],
  cvContact: [
    'Un message reçu par votre CV en ligne',
    /Ada Roy \(ada\.roy@observatoire\.example\) a lu votre CV.*> Bonjour, > > Votre article.*répondez simplement à ce message.*désactivez-les dans votre CV.*sans en garder de copie/,
    'A message through your online CV',
    /Ada Roy \(ada\.roy@observatoire\.example\) has read your online CV.*> Bonjour, > > Votre article.*simply reply to this message.*turn them off in your CV.*keeps no copy/,
  ],
};

test('there are nineteen kinds of mails', () => {
  expect([...mailKinds].sort()).toEqual(Object.keys(said).sort());
});

describe.each(languages)('in %s', (language) => {
  test.each(mailKinds)('%s is whole as text and as HTML', (kind) => {
    const facts = { university, link, contact: ['Ada Roy', 'Léo Kaya'] };
    const { subject, text, html } = sampleMail(kind, language, facts);
    const [french, words, english, englishWords] = said[kind] ?? expect.unreachable('an unknown kind');
    expect(subject).toBe(language === 'fr' ? french : english);
    expect(oneLine(text)).toMatch(language === 'fr' ? words : englishWords);
    expect(subject).toMatch(/^\S[^\r\n]{8,59}$/);
    for (const part of [text, html]) {
      expect(part).toContain('Camille');
      expect(part).not.toMatch(/\{\{|undefined|null/);
    }
    expect(text).toContain(`\n${link}\n`);
    expect(oneLine(text).replace(university, '')).not.toContain('<');
    expect(text.split('\n').filter((line) => line.length > 72 && line !== link)).toEqual([]);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html.match(/href="[^"]+"/g)).toEqual(Array(2).fill(`href="${link.replace('&', '&amp;')}"`));
    expect(html).toContain(`>${link.replace('&', '&amp;')}</a>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<link|<style|url\(/);
    expect(html.match(/src="[^"]*"[^>]* alt="[^"]*"/g)).toEqual([
      'src="cid:seal@thesee" width="40" height="42" alt=""',
    ]);
  });
});

test('every variable is escaped in HTML and stays as it is in text', () => {
  const { text, html } = sampleMail('rejected', 'fr', { university, contact: ['Ada <i>Roy</i>'] });
  expect(html).toContain('Université &lt;b&gt;Rive-Sud&lt;/b&gt; &amp; Cie');
  expect(html).toContain('Ada &lt;i&gt;Roy&lt;/i&gt;');
  expect(html).not.toMatch(/<b>|<i>/);
  expect(oneLine(text)).toContain(university);
});

test('a rejected person is told whom to write to: an address, people, or the team when neither is known', () => {
  const next = (contact: string[]) => oneLine(sampleMail('rejected', 'fr', { contact }).text);
  expect(next(['doctorat@rive-sud.example'])).toContain('adressez-vous à doctorat@rive-sud.example\u00a0: l’équipe');
  expect(next(['Ada Roy', 'Léo Kaya', 'Mia Roux'])).toContain('adressez-vous à Ada Roy, Léo Kaya ou Mia Roux\u00a0:');
  expect(next([])).toContain('adressez-vous à elle\u00a0: elle peut revenir sur sa décision');
});

test('the first of a month is written as French writes it', () => {
  const at = new Date('2026-12-01T09:05:00Z');
  const written = (language: Language) => oneLine(sampleMail('passwordChanged', language, { at }).text);
  expect(written('fr')).toContain('le 1er décembre 2026 à 09\u00a0h\u00a005 (UTC)');
  expect(written('en')).toContain('on December 1, 2026 at 9:05 AM (UTC)');
});

test.each([
  ['America/Martinique', '30 novembre 2026 à 22\u00a0h\u00a005 (UTC−4)', 'November 30, 2026 at 10:05 PM (UTC−4)'],
  ['Europe/Paris', '1er décembre 2026 à 03\u00a0h\u00a005 (UTC+1)', 'December 1, 2026 at 3:05 AM (UTC+1)'],
  ['Asia/Kolkata', '1er décembre 2026 à 07\u00a0h\u00a035 (UTC+5:30)', 'December 1, 2026 at 7:35 AM (UTC+5:30)'],
  ['Pacific/Noumea', '1er décembre 2026 à 13\u00a0h\u00a005 (UTC+11)', 'December 1, 2026 at 1:05 PM (UTC+11)'],
  ['Africa/Abidjan', '1er décembre 2026 à 02\u00a0h\u00a005 (UTC)', 'December 1, 2026 at 2:05 AM (UTC)'],
])('in %s a mail tells moments by that clock, and says how far it is from UTC (D83)', (timeZone, french, english) => {
  const at = new Date('2026-12-01T02:05:00Z');
  const written = (language: Language) => oneLine(sampleMail('passwordChanged', language, { at, timeZone }).text);
  expect(written('fr')).toContain(french);
  expect(written('en')).toContain(english);
});

test.each([
  ['America/Martinique', '27 novembre 2026', 'November 27, 2026'],
  ['Pacific/Noumea', '28 novembre 2026', 'November 28, 2026'],
])(
  'in %s the day on which an account is erased is the one that it is there then (D83)',
  (timeZone, french, english) => {
    const until = new Date('2026-11-28T00:00:00Z');
    for (const [language, day] of [
      ['fr', french],
      ['en', english],
    ] as const) {
      const { subject, text } = sampleMail('absent', language, { until, timeZone });
      expect(subject).toMatch(new RegExp(`${day}$`));
      expect(oneLine(text)).toContain(day);
    }
  },
);

const names =
  "Zoé,Jean-Luc,N'Guyen,D’Arcy,Anne Marie,J. R.,Иван,María de los Ángeles,Maria da Conceição,camille,KARIM,محمد,小明,クリス";
test.each(names.split(','))('%s is greeted by name', (firstName) => {
  expect(sampleMail('accountExists', 'fr', { firstName }).text).toContain(`Bonjour ${firstName},`);
});

test.each([
  'gagnez-tout.example',
  'http://evil.test',
  '<b>Zoé</b>',
  'Zoé\nCliquez ici',
  'Zoé ',
  ' ',
  'de la',
  'a'.repeat(21),
  'Promo 50 %',
  'Vous avez gagné un téléphone',
  'Appelez vite ce numéro',
  'Votre compte est bloqué',
  'Félicitations Vous Avez Gagné',
  'Cliquez Ici Vite',
  'Mon-Compte-Est-Bloqué',
  'Compte Bloqué. Répondez',
  'Zoé.Marie',
  'Zoé, votre colis',
  'Maximilienne-Alexandrine de la Rose',
  '恭喜您中奖请联系',
])('what reads as more than a name is not passed on: %j', (firstName) => {
  const { text, html } = sampleMail('registrationReceived', 'fr', { firstName });
  expect(text.startsWith('Bonjour,\n')).toBe(true);
  expect(html).toContain('>Bonjour,<');
});

test('plain text breaks at ordinary spaces, as late as it may, and never inside an address', () => {
  const word = 'a'.repeat(35);
  expect(wrap(`${word} ${word} b`)).toBe(`${word} ${word}\nb`);
  expect(wrap(`${word} ${word}ab c`)).toBe(`${word}\n${word}ab c`);
  expect(wrap(`${word} ${word}\u00a0: c`)).toBe(`${word}\n${word}\u00a0: c`);
  const address = `https://thesee.test/${'x'.repeat(90)}`;
  expect(wrap(`ici ${address} fin`)).toBe(`ici\n${address}\nfin`);
});
