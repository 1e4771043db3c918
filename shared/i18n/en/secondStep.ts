export const secondStep = {
  heading: 'Second step',
  intro: 'For the account {{email}}.',
  code: {
    label: 'Six-digit code',
    hint: 'Your authenticator app shows it for Thésée.',
    use: 'Use a code from the app',
  },
  recoveryCode: {
    label: 'Recovery code',
    hint: 'One of those you kept. It only works once.',
    use: 'Use a recovery code',
  },
  trust: 'Don’t ask again on this device for {{days}} days',
  lost: 'No phone and no codes? Your university’s administrators can remove the second step.',
  back: 'Back to the password',
};
