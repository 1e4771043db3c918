import { type Compose, layout } from './layout.ts';

type Facts = { firstName: string; link: string };

/** After a change of password, so that its owner learns of one that was not theirs. */
export const passwordChanged =
  ({ firstName, link }: Facts): Compose =>
  (t, language) =>
    layout(t, language, {
      subject: t('passwordChanged.subject', { ns: 'mails' }),
      firstName,
      paragraphs: [t('passwordChanged.text', { ns: 'mails' })],
      action: { label: t('passwordChanged.action', { ns: 'mails' }), link },
      note: t('passwordChanged.note', { ns: 'mails' }),
    });
