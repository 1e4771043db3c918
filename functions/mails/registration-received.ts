import { type Compose, layout } from './layout.ts';

type Facts = { firstName: string; university: string; link: string };

/** To somebody who has just registered: the request waits for an administrator. */
export const registrationReceived =
  ({ firstName, university, link }: Facts): Compose =>
  (t, language) =>
    layout(t, language, {
      subject: t('registrationReceived.subject', { ns: 'mails' }),
      firstName,
      paragraphs: [
        t('registrationReceived.text', { ns: 'mails', university }),
        t('registrationReceived.meanwhile', { ns: 'mails' }),
      ],
      action: { label: t('registrationReceived.action', { ns: 'mails' }), link },
      note: t('registrationReceived.note', { ns: 'mails' }),
    });
