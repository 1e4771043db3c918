import { type Compose, layout } from './layout.ts';

type Facts = { firstName: string; university: string; link: string };

/** To a member whose registration an administrator has rejected. */
export const rejected =
  ({ firstName, university, link }: Facts): Compose =>
  (t, language) =>
    layout(t, language, {
      subject: t('rejected.subject', { ns: 'mails' }),
      firstName,
      paragraphs: [t('rejected.text', { ns: 'mails', university }), t('rejected.next', { ns: 'mails' })],
      action: { label: t('rejected.action', { ns: 'mails' }), link },
      note: t('rejected.note', { ns: 'mails' }),
    });
