import { longDate } from '#shared/domain/long-date.ts';
import { mails as en } from '#shared/i18n/en/mails.ts';
import { mails as fr } from '#shared/i18n/fr/mails.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';
import type { CvMessage } from '#shared/schemas/cv-contact.ts';
import { type Letter, layout } from './layout.ts';
import { formatMoment } from './moment.ts';

/** Parts of names that are written in lower case, in many languages. */
const particles = new Set(
  'al bin da das de del della den der di do dos du e el ibn la las le los ter van von y zu'.split(' '),
);
const longestName = 30;
const wordForm = /^(?:\p{L}[\p{L}\p{M}'’]{0,19}|\p{L}\.)$/u;
const beginsAsName = /^[\p{Lu}\p{Lt}\p{Lo}]/u;
/** Five characters of Han or Hiragana in a row are a sentence rather than a name. */
const sentenceOfHan = /[\p{sc=Han}\p{sc=Hiragana}]{5}/u;

/**
 * Null unless the first name is fit for a greeting. Anybody may register any address, so a "name" that is a link, an
 * advertisement or a sentence must not reach a stranger in our name. Allows two capitalised names besides particles; a
 * single name may be in lower case.
 */
const greetingName = (firstName: string): string | null => {
  const words = firstName.split(/[ -]/);
  const names = words.filter((word) => !particles.has(word));
  const isOneName = words.length === 1 || (names.length <= 2 && names.every((name) => beginsAsName.test(name)));
  const isName = isOneName && names.length > 0 && words.every((word) => wordForm.test(word));
  return isName && firstName.length <= longestName && !sentenceOfHan.test(firstName) ? firstName : null;
};

const texts = { fr, en } as const;

export type Facts = {
  firstName: string;
  link: string;
  university: string;
  timeZone: string;
  at: Date;
  minutes: number;
  /** An address or users' names; empty when nobody is known. */
  contact: readonly string[];
  until?: Date;
  count?: number;
  /** A visitor’s, to be passed on. */
  message?: CvMessage;
};

export const compose = (kind: keyof typeof fr.kinds, language: Language, facts: Facts): Letter => {
  const { kinds, greeting, greetingTo, ...frame } = texts[language];
  const { link, university, timeZone, minutes, count, until, message } = facts;
  const firstName = greetingName(facts.firstName);
  const contact = new Intl.ListFormat(language, { type: 'disjunction' }).format(facts.contact);
  const values = {
    university,
    minutes,
    days: minutes / 60 / 24,
    at: formatMoment(language, facts.at, timeZone),
    ...(until && {
      until: formatMoment(language, until, timeZone),
      day: longDate(until.toISOString(), language, timeZone),
    }),
    contact,
    count,
    ...(message && { name: message.name, address: message.email }),
    ...(contact && { context: 'contact' }),
    ...(!university && { context: 'alone' }),
  };
  const say = (key: string) => sentence(language, kinds[kind], key, values);
  const letter = layout(language, {
    subject: say('subject') ?? '',
    greeting: firstName ? (sentence(language, { greetingTo }, 'greetingTo', { firstName }) ?? greeting) : greeting,
    paragraphs: ['text', 'next'].flatMap((key) => say(key) ?? []),
    ...(message && { quote: message.message }),
    action: { label: kinds[kind].action, link },
    note: say('note') ?? '',
    frame: { ...frame, automatic: say('automatic') ?? frame.automatic },
  });
  return message ? { ...letter, replyTo: message.email } : letter;
};
