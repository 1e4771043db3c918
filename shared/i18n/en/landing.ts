export const landing = {
  title: 'The thread of your doctoral journey',
  hero: {
    title: 'Your PhD leads somewhere.',
    accent: 'Follow the thread.',
    lead: 'Take stock of your skills, find the jobs that match them and prepare what comes next: during your PhD, not after it.',
    register: 'Create my account',
    login: 'I already have an account',
  },
  fact: {
    unit: '%',
    text: 'of doctoral candidates have a professional project at defence. Yours might as well be ready.',
    source: 'Source: {{source}}',
  },
  way: {
    title: 'The way',
    place: {
      title: 'Know where you are',
      text: 'Activities, skills, values: a rating from 0 to 5, a word to understand it, and on you go.',
    },
    project: {
      title: 'See where to go',
      text: 'Jobs ranked by the shape of your profile, with your strengths and what you could still develop.',
    },
    share: {
      title: 'Make yourself known',
      text: 'An online CV, your assessment as a PDF, in French or in English. You choose what is public.',
    },
    again: { title: 'Do it again', text: 'One assessment a year is enough to see how far you have come.' },
  },
  tour: {
    title: 'Your first jobs in ten minutes',
    text: 'You rate, Thésée compares, you decide. The whole assessment takes half an hour, in one sitting or several: every answer is saved as you go.',
    assessment: {
      title: 'You rate what you do, know and value',
      alt: 'An assessment: skills, each with its definition, a scale from 0 to 5 and a word for the rating.',
    },
    jobs: {
      title: 'You see which jobs match you, and why',
      alt: 'Suggested jobs, best match first, each with the reason why it is there.',
    },
  },
  campus: {
    title: 'Do you support doctoral candidates?',
    text: 'Your university has an area of its own, run by your teams.',
    open: 'Open an area',
    openHint: 'Write to {{email}}: we will set it up with you.',
    subject: 'Open an area for our university',
    alt: 'The list of a university’s members: first the requests to accept or reject, then the people who were accepted.',
    accounts: { title: 'Accounts', text: 'Every registration waits for your approval.' },
    courses: { title: 'Courses', text: 'Link your catalogue to the skills that it strengthens.' },
    privacy: {
      title: 'Privacy',
      text: 'An assessment belongs to the person who made it. You do not see it, and no other university sees your members.',
    },
    languages: { title: 'Two languages', text: 'Everything exists in French and in English, down to the PDFs.' },
  },
  rejected: {
    title: 'Your request was not accepted',
    by: '{{university}} did not accept your registration request.',
    byUnknown: 'Your university did not accept your registration request.',
    again:
      'To ask for another review, write from the address {{email}}. Your request can be accepted at any time: this page will then open your area.',
    logout: 'Log out',
  },
};
