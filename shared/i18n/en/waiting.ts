import type { waiting as fr } from '../fr/waiting.ts';
import type { Like } from '../index.ts';

export const waiting: Like<typeof fr> = {
  confirm: {
    title: 'Address confirmation',
    checking: 'Confirming your address…',
    done: 'Address confirmed',
    doneText: 'We now know that our messages reach you.',
    doneTextWith: 'Our messages reach you at {{email}}. This is the address you log in with.',
    goOn: 'Continue',
    dead: 'This link no longer works',
    deadText: 'It has expired, or it has been used. If you have opened it before, your address is confirmed.',
    deadLogin: 'Otherwise, log in to ask for another one.',
    failed: 'The address was not confirmed',
    login: 'Log in',
    pending: 'Your address {{email}} is not confirmed yet: open the link that we have sent there.',
    again: 'Send the link again',
    sent: 'Link sent: check your mailbox.',
  },
  pending: {
    title: 'Pending request',
    heading: 'Your request is pending',
    intro: 'Thank you, {{firstName}}. Access opens as soon as your university accepts the request.',
    university: 'Your university',
    next: 'This page updates by itself: leave it open, or come back later.',
    told: 'We will write to {{email}} as soon as your university has answered.',
  },
  accepted: {
    title: 'Your request is accepted',
    text: 'Welcome, {{firstName}}. Your university has opened your access.',
    here: 'You are on your profile: it is what your university reads of you. Fill it in now or later.',
    steps: 'See the first steps',
  },
  address: {
    correct: 'Correct the address',
    title: 'Your new address',
    text: 'We will send a link there. The address changes when you open it.',
    submit: 'Send the link',
    sent: 'Link sent to {{email}}: open it to change your address.',
  },
};
