import { type Compose, layout } from './layout.ts';

type Facts = { firstName: string; link: string };

/** To the owner of an address with which somebody tried to register again. */
export const accountExists =
  ({ firstName, link }: Facts): Compose =>
  (t, language) =>
    layout(t, language, {
      subject: t('accountExists.subject', { ns: 'mails' }),
      firstName,
      paragraphs: [t('accountExists.text', { ns: 'mails' }), t('accountExists.hint', { ns: 'mails' })],
      action: { label: t('accountExists.action', { ns: 'mails' }), link },
      note: t('accountExists.note', { ns: 'mails' }),
    });
