export const campusContact = {
  email: 'Write to your university:',
  names: 'Contact your university’s administrators: {{names}}.',
  none: 'Contact your university’s administrators.',
};
