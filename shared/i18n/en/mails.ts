import type { mails as fr } from '../fr/mails.ts';
import type { Like } from '../index.ts';

export const mails: Like<typeof fr> = {
  greeting: 'Hello,',
  greetingTo: 'Hello {{firstName}},',
  linkSpelled: 'If the button does not work, copy this address into your browser:',
  signature: 'Thésée, the portfolio for doctoral candidates',
  automatic: 'This message is sent automatically; nobody would read a reply.',
  registrationReceived: {
    subject: 'Your registration has been received',
    text: 'Your request has been passed on to the team of your university ({{university}}). You will receive a message as soon as they answer.',
    meanwhile: 'Until then, you can log in to follow your request.',
    action: 'Follow my request',
    note: 'If you did not ask for this, tell your university or simply ignore this message.',
  },
  accountExists: {
    subject: 'You already have an account',
    text: 'Someone has just asked to register with your address, which already has a Thésée account. Nothing has been changed.',
    hint: 'If it was you, log in. Forgotten your password? The login page lets you choose a new one.',
    action: 'Log in',
    note: 'If it was not you, there is nothing to do.',
  },
  invitation: {
    subject: 'Your Thésée account is ready',
    text: 'The team of your university ({{university}}) has opened an account for you on Thésée.',
    password:
      'To begin, choose your password. The link below works once, for {{days}} days; after that, the login page lets you ask for another.',
    action: 'Choose my password',
    note: 'If this message means nothing to you, ignore it or tell that university.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'A new password has been requested for your Thésée account. The link below works once, for {{minutes}} minutes.',
    devices: 'Once you have chosen it, all your devices will be logged out.',
    action: 'Choose a password',
    note: 'If you did not request it, ignore this message: your password stays the same.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    text: 'The password of your Thésée account has just been changed, and all your devices have been logged out.',
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
    action: 'Log in',
    note: 'Once logged in, you will see where your request stands.',
  },
};
