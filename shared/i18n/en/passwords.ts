export const passwords = {
  choose: {
    title: 'Your password',
    heading: 'Choose your password',
    intro: 'The account {{email}} opens with a password only you know.',
    old: 'Current password',
  },
  reset: {
    title: 'New password',
    heading: 'Choose a new password',
    intro: 'For the account {{email}}.',
    firstHeading: 'Welcome',
    firstIntro: 'Choose the password for your account {{email}}.',
    firstSubmit: 'Save the password',
    password: 'New password',
    confirm: 'Confirm the password',
    submit: 'Update the password',
    done: 'Password updated successfully.',
    another: 'Request a new link',
    deadHeading: 'This link no longer works',
    deadText: 'It has expired or has already been used. We can send you another one.',
  },
};
