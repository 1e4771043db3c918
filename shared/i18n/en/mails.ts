import type { mails as fr } from '../fr/mails.ts';
import type { Like } from '../index.ts';

export const mails: Like<typeof fr> = {
  product: 'Thésée',
  greeting: 'Hello,',
  greetingTo: 'Hello {{firstName}},',
  linkSpelled: 'If the button does not work, copy this address into your browser:',
  signature: 'Thésée, the portfolio for doctoral candidates',
  automatic: 'This message is sent automatically; nobody would read a reply.',
  kinds: {
    registrationReceived: {
      subject: 'Your registration has been received',
      text: 'Your request has been passed on to the team of your university ({{university}}). You will receive a message as soon as they answer. Until then, you can log in to follow your request.',
      next: 'Please confirm now that this address is yours: the team will know that the request really comes from you. The link below works once, for {{days}} days.',
      action: 'Confirm my address',
      note: 'If you did not ask for this, do not open the link; tell your university or simply ignore this message.',
    },
    accountExists: {
      subject: 'You already have an account',
      text: 'Someone has just asked to register with your address, which already has a Thésée account. Nothing has been changed.',
      next: 'If it was you, log in. Forgotten your password? The login page lets you choose a new one.',
      action: 'Log in',
      note: 'If it was not you, there is nothing to do.',
    },
    invitation: {
      subject: 'Your Thésée account is ready',
      text: 'The team of your university ({{university}}) has opened an account for you on Thésée.',
      text_alone: 'The technical team of Thésée has opened a super administrator’s account for you.',
      next: 'To begin, choose your password. The link below works once, for {{days}} days; after that, the login page lets you ask for another.',
      action: 'Choose my password',
      note: 'If this message means nothing to you, ignore it or tell that university.',
      note_alone: 'If this message means nothing to you, ignore it: without a password nobody can open this account.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      text: 'A new password has been requested for your Thésée account. The link below works once, for {{minutes}} minutes.',
      next: 'Once you have chosen it, all your devices will be logged out.',
      action: 'Choose a password',
      note: 'If you did not request it, ignore this message: your password stays the same.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      text: 'The password of your Thésée account was changed on {{at}}, and all your devices have been logged out.',
      action: 'Log in',
      note: 'If it was not you, ask for a new password at once from the login page, then tell your university.',
    },
    accepted: {
      subject: 'Your registration has been accepted',
      text: 'The team of your university ({{university}}) has accepted your registration.',
      next: 'You can now rate your skills and discover the jobs that suit you.',
      action: 'Log in',
      note: 'Log in with the address at which you receive this message.',
    },
    rejected: {
      subject: 'Your registration has not been accepted',
      text: 'The team of your university ({{university}}) has not accepted your registration.',
      next: 'If you think this is a mistake, please contact them: they can change their decision. Your account is kept.',
      next_contact:
        'If you think this is a mistake, please write to {{contact}}: the team can change its decision. Your account is kept.',
      action: 'Log in',
      note: 'Once logged in, you will see where your request stands.',
    },
    confirmAddress: {
      subject: 'Confirm your address',
      text: 'This address was given for your Thésée account. Please confirm that it is yours: the link below works once, for {{days}} days.',
      action: 'Confirm my address',
      note: 'If you did not ask for this, do not open the link: nothing will be changed.',
    },
    addressChanged: {
      subject: 'The address of your account has been changed',
      text: 'The address of your Thésée account was changed on {{at}}. Further messages will go to the new address, which is now also the one to log in with.',
      action: 'Log in',
      note: 'If it was not you, tell your university at once: the address at which you receive this message can no longer be used to log in.',
    },
    sessionEnded: {
      subject: 'One of your sessions has been ended',
      text: 'On {{at}}, one of your sessions on Thésée seems to have been used from two places at once. As a precaution, we have ended it.',
      next: 'Simply log in again. If you think that someone else has had access to one of your devices, choose a new password from the login page: all your devices will be logged out.',
      action: 'Log in',
      note: 'Your other devices stay logged in, and nothing else has been changed.',
    },
    requestsWait: {
      subject: 'Registration requests await your answer',
      text_one:
        '{{count, number}} person asks to join your university ({{university}}) on Thésée and awaits your answer.',
      text_other:
        '{{count, number}} people ask to join your university ({{university}}) on Thésée and await your answer.',
      next: 'You can accept or reject each request, one by one or several at a time.',
      action: 'See the requests',
      note: 'This message is sent once a day at most, and only when new requests have come.',
    },
    leaving: {
      subject: 'Your account is going to be erased',
      text: 'On {{at}}, the erasure of your Thésée account was requested with your password. All your devices have been logged out, and nothing of your CV is public any more.',
      next: 'Until {{until}}, you can take this back: just log in and choose “Keep my account”. After that, everything that Thésée holds about you is erased for good.',
      action: 'Log in',
      note: 'If it was not you, log in, keep your account, then choose a new password at once.',
    },
    absent: {
      subject: 'Your account will be erased on {{day}}',
      text: 'Your Thésée account has not been used for almost a year. As our terms of use say, your account and everything in it will be erased on {{day}}.',
      next: 'To keep it all, one click is enough, without a password: your account will be kept for another year. Logging in does the same.',
      action: 'Keep my account',
      note: 'If you do not want this account any more, there is nothing to do.',
    },
    needed: {
      subject: 'Your account is kept, though it is not used',
      text: 'Your Thésée account has not been used for almost a year. An account that is not used for a year is erased; yours is not, because you are the last administrator of your university ({{university}}).',
      text_alone:
        'Your Thésée account has not been used for almost a year. An account that is not used for a year is erased; yours is not, because it is the last super administrator’s.',
      next: 'If someone else should take over, log in and give them the role Administration.',
      next_alone: 'If someone else should take over, have a super administrator’s account opened for them.',
      action: 'Log in',
      note: 'This message is sent only once.',
    },
    archiveReady: {
      subject: 'Your data are ready',
      text: 'The copy of your data that you asked for is ready. Log in to download it, until {{until}}; after that it is erased.',
      next: 'It holds everything that Thésée keeps about you: keep it in a safe place.',
      action: 'Open my account',
      note: 'If you did not ask for it, change your password: someone else knows it.',
    },
  },
};
