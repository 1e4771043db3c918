import { longDate } from '#shared/domain/long-date.ts';
import { mails as en } from '#shared/i18n/en/mails.ts';
import { mails as fr } from '#shared/i18n/fr/mails.ts';
import { sentence } from '#shared/i18n/sentence.ts';
import type { Language } from '#shared/lists.ts';
import { greetingName } from './greeting-name.ts';
import { type Letter, layout } from './layout.ts';
import { momentIn } from './moment.ts';

const texts = { fr, en } as const;

/** What a mail may name; each kind's texts take what they need of it. */
export type Facts = {
  firstName: string;
  link: string;
  /** The university's name. */
  university: string;
  /** The zone in which it tells the time, by its IANA name. */
  timeZone: string;
  /** When what the mail tells of happened. */
  at: Date;
  /** How long the link works. */
  minutes: number;
  /** Whom to write to: an address, or people's names; nothing when nobody is known. */
  contact: readonly string[];
  /** When what it tells of will happen. */
  until?: Date;
  /** How many it tells of. */
  count?: number;
};

/** A mail of that kind in its receiver's language. */
export const compose = (kind: keyof typeof fr.kinds, language: Language, facts: Facts): Letter => {
  const { kinds, greeting, greetingTo, ...frame } = texts[language];
  const { link, university, timeZone, minutes, count, until } = facts;
  const firstName = greetingName(facts.firstName);
  const contact = new Intl.ListFormat(language, { type: 'disjunction' }).format(facts.contact);
  const values = {
    university,
    minutes,
    days: minutes / 60 / 24,
    at: momentIn(language, facts.at, timeZone),
    ...(until && {
      until: momentIn(language, until, timeZone),
      day: longDate(until.toISOString(), language, timeZone),
    }),
    contact,
    count,
    ...(contact && { context: 'contact' }),
    // A super administrator belongs to no university.
    ...(!university && { context: 'alone' }),
  };
  const say = (key: string) => sentence(language, kinds[kind], key, values);
  return layout(language, {
    subject: say('subject') ?? '',
    greeting: firstName ? (sentence(language, { greetingTo }, 'greetingTo', { firstName }) ?? greeting) : greeting,
    paragraphs: ['text', 'next'].flatMap((key) => say(key) ?? []),
    action: { label: kinds[kind].action, link },
    note: say('note') ?? '',
    frame,
  });
};
