export const campusContact = {
  email: 'Write to your university:',
  names: 'Turn to your university’s administrators: {{names}}.',
  none: 'Turn to your university’s administrators.',
};
