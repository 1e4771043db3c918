import { type Compose, layout } from './layout.ts';

type Facts = { firstName: string; university: string; link: string; days: number };

/** To somebody for whom an administrator has made an account: the link to choose a password; `days` is how long it works. */
export const invitation =
  ({ firstName, university, link, days }: Facts): Compose =>
  (t, language) =>
    layout(t, language, {
      subject: t('invitation.subject', { ns: 'mails' }),
      firstName,
      paragraphs: [t('invitation.text', { ns: 'mails', university }), t('invitation.password', { ns: 'mails', days })],
      action: { label: t('invitation.action', { ns: 'mails' }), link },
      note: t('invitation.note', { ns: 'mails' }),
    });
