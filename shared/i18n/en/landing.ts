export const landing = {
  title: 'The thread of your doctoral journey',
  hero: {
    title: 'Your PhD leads somewhere.',
    accent: 'Follow the thread.',
    lead: 'Take stock of your skills, find the jobs that match them and prepare for what comes next, during your PhD and not after.',
    register: 'Create my account',
    login: 'I already have an account',
  },
  fact: {
    unit: '%',
    text: 'of PhD candidates have a professional project by the time they defend. Yours might as well be ready.',
    source: 'Source: {{source}}',
  },
  way: {
    title: 'How it works',
    place: {
      title: 'Know where you are',
      text: 'Activities, skills, values: a rating from 0 to 5, a word to make sense of it, and on you go.',
    },
    project: {
      title: 'See where you could go',
      text: 'Jobs ranked by the shape of your profile, with your strengths and what you still need to develop.',
    },
    share: {
      title: 'Get yourself known',
      text: 'An online CV, and your assessment as a PDF, in French or English. You choose what’s public.',
    },
    again: { title: 'Do it again', text: 'One assessment a year is enough to see how far you’ve come.' },
  },
  tour: {
    title: 'Your first jobs in ten minutes',
    text: 'You rate, Thésée compares, you decide. The whole assessment takes half an hour, in one sitting or several: every answer is saved as you go.',
    assessment: {
      title: 'You rate what you do, know and value',
      alt: 'An assessment: skills, each with its definition, a scale from 0 to 5 and a word for the rating.',
    },
    jobs: {
      title: 'See which jobs fit you, and why',
      alt: 'Suggested jobs, best match first, each with the reason it’s there.',
    },
  },
  campus: {
    title: 'Do you support PhD candidates?',
    text: 'Your university gets its own space, run by your teams.',
    open: 'Open a space',
    openHint: 'Write to {{email}}: we’ll set it up with you.',
    subject: 'Opening a space for our university',
    alt: 'A university’s list of members: first the requests to accept or reject, then the people who have been accepted.',
    accounts: { title: 'Accounts', text: 'Every registration waits for your approval.' },
    courses: { title: 'Courses', text: 'Link your courses to the skills they strengthen.' },
    privacy: {
      title: 'Privacy',
      text: 'An assessment belongs to the person who made it. You can’t see it, and no other university can see your members.',
    },
    languages: { title: 'Two languages', text: 'Everything is available in French and English, down to the PDFs.' },
  },
  rejected: {
    title: 'Your request wasn’t accepted',
    by: '{{university}} didn’t accept your registration request.',
    byUnknown: 'Your university didn’t accept your registration request.',
    again:
      'To ask for another review, write from the address {{email}}. Your request can be accepted at any time, and this page will then open your space.',
    logout: 'Log out',
  },
};
