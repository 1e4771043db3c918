import { type Compose, layout } from './layout.ts';

type Facts = { firstName: string; link: string; minutes: number };

/** With the link to choose a new password; `minutes` is how long it works. */
export const resetPassword =
  ({ firstName, link, minutes }: Facts): Compose =>
  (t, language) =>
    layout(t, language, {
      subject: t('resetPassword.subject', { ns: 'mails' }),
      firstName,
      paragraphs: [t('resetPassword.text', { ns: 'mails', minutes }), t('resetPassword.devices', { ns: 'mails' })],
      action: { label: t('resetPassword.action', { ns: 'mails' }), link },
      note: t('resetPassword.note', { ns: 'mails' }),
    });
