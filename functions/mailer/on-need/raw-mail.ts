import MailComposer from 'nodemailer/lib/mail-composer';
import { env } from '#functions/lib/lambda/env.ts';
import type { Letter } from '#functions/mails/layout.ts';
import { seal } from '#functions/mails/seal.ts';
import { common } from '#shared/i18n/fr/common.ts';

/** Returns the message with its headers (RFC 5322), the letter as text and HTML, and the seal. */
export const rawMail = (to: string, { replyTo, ...letter }: Letter): Promise<Buffer> =>
  new MailComposer({
    ...letter,
    from: { name: common.product, address: env('MAIL_FROM') },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    attachments: [seal],
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
