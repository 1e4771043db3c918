export const cvMessage = {
  title: 'Write to {{name}}',
  name: 'Your name',
  email: 'Your email address',
  emailHint: 'Passed on so that {{name}} can answer you. Theirs stays hidden.',
  message: 'Your message',
  left_one: '{{count, number}} character left',
  left_other: '{{count, number}} characters left',
  website: 'Leave this field empty',
  send: 'Send',
  close: 'Close without sending',
  sent: 'Message sent. If {{name}} answers, you will get an email.',
};
