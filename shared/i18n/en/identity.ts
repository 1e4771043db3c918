export const identity = {
  title: 'Confirm it’s you',
  lead: 'This action is protected. We won’t ask again for {{minutes}} minutes.',
  submit: 'Confirm',
  useCode: 'Use a code from my app',
  usePassword: 'Use my password',
};
