import { type Compose, layout } from './layout.ts';

type Facts = { firstName: string; university: string; link: string };

/** To a member whose registration an administrator has accepted. */
export const accepted =
  ({ firstName, university, link }: Facts): Compose =>
  (t, language) =>
    layout(t, language, {
      subject: t('accepted.subject', { ns: 'mails' }),
      firstName,
      paragraphs: [t('accepted.text', { ns: 'mails', university }), t('accepted.next', { ns: 'mails' })],
      action: { label: t('accepted.action', { ns: 'mails' }), link },
      note: t('accepted.note', { ns: 'mails' }),
    });
