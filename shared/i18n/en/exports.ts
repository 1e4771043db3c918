export const exports = {
  title: 'Export as PDF',
  audience: 'Who’s it for?',
  mine: 'For me',
  mineHint: 'All your answers and your suggested jobs, in about ten pages.',
  share: 'To share',
  shareHint:
    'Two pages at most, to send with an application: your strengths, your university, and the link to your CV if it’s public. Nothing you dislike.',
  strengths: 'What you show',
  chosen_one: '{{count}} chosen, {{most}} at most',
  chosen_other: '{{count}} chosen, {{most}} at most',
  tooMany: 'Two pages hold {{most}}: uncheck a few.',
  noneChosen: 'Choose at least one strength.',
  nothing: 'You can show anything you rate 3 or higher. There’s nothing yet.',
  submit: 'Download the PDF',
};
