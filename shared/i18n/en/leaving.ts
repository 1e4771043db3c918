import type { leaving as fr } from '../fr/leaving.ts';
import type { Like } from '../index.ts';

export const leaving: Like<typeof fr> = {
  title: 'Account to be erased',
  heading: 'Your account is going to be erased',
  when: 'You asked for it: on {{date}} at {{time}}, everything that Thésée holds about you will be erased for good.',
  until: 'Until then you can still change your mind and find everything as it was.',
  keep: 'Keep my account',
  logout: 'Log out',
  erase: {
    heading: 'Erase your account',
    hint: 'You will have a week to change your mind.',
    open: 'Erase my account',
    title: 'Erase your account?',
    lead: 'All your devices will be logged out, and nothing of your CV will be public any more. For {{days}} days, you can log in and change your mind. After that, everything that you have written and uploaded will be erased for good.',
    done: 'Your account will be erased on {{date}}. We have written to you how to keep it.',
  },
  stay: {
    title: 'Keep your account',
    checking: 'Keeping your account…',
    done: 'Your account is kept',
    doneText: 'Nothing is erased. Your account is kept for another year, and so it is each time you log in.',
    dead: 'This link no longer works',
    deadText: 'It has been used already, or it has expired.',
    deadLogin: 'If your account still exists, logging in is enough to keep it.',
    failed: 'Your account could not be kept longer',
    login: 'Log in',
    goOn: 'Continue',
  },
};
