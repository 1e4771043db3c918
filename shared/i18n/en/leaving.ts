export const leaving = {
  title: 'Account to be erased',
  heading: 'Your account is going to be erased',
  when: 'You asked for it: on {{date}} at {{time}}, everything Thésée holds about you will be erased for good.',
  until: 'Until then, you can still change your mind and find everything as it was.',
  keep: 'Keep my account',
  logout: 'Log out',
  erase: {
    heading: 'Erase your account',
    hint: 'You’ll have a week to change your mind.',
    open: 'Erase my account',
    title: 'Erase your account?',
    lead: 'All your devices will be logged out, and nothing on your CV will be public anymore. For {{days}} days, you can log in and change your mind. After that, everything you’ve written and uploaded will be erased for good.',
    done: 'Your account will be erased on {{date}}. We’ve emailed you how to keep it.',
  },
  stay: {
    title: 'Keep your account',
    checking: 'Keeping your account…',
    done: 'We’ve kept your account',
    doneText:
      'Nothing has been erased. Your account is kept for another year, and for another year each time you log in.',
    dead: 'This link no longer works',
    deadText: 'It has already been used, or it has expired.',
    deadLogin: 'If your account still exists, just log in to keep it.',
    failed: 'We couldn’t keep your account longer',
    login: 'Log in',
    goOn: 'Continue',
  },
};
