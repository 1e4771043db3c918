export const help = {
  title: 'Help',
  lead: 'Seven topics, in the order of the menu.',
  open: 'Open “{{screen}}”',
  contactTitle: 'Is your question not answered here?',
  sections: {
    profile: {
      title: 'My profile',
      text: [
        'Five tabs: your information, your PhD, your diplomas, your experiences and your publications. Your age is computed from your date of birth. Only fields marked with an asterisk are mandatory.',
        'A click on your picture lets you choose a photo: PNG, JPG, GIF or WebP up to 50 MB, or SVG up to 5 MB. You can also drop it there. You frame it yourself, and it is shrunk on your device; without one, your initials stand in.',
        'The foot of the screen says what is not saved yet; its button lights up only when something has really changed. Diplomas, experiences and publications are saved one by one.',
        'For each of the six sites (LinkedIn, Google Scholar, ResearchGate, X, Academia.edu, MyScienceWork), give the address of your page. Emptying a field removes the link.',
        'Your university’s administrators read your profile. Nobody else sees it: you choose section by section what appears on your online CV, and everything there is private at first.',
      ].join('\n'),
    },
    doctorates: {
      title: 'My PhD',
      text: [
        'The “Details” tab describes your thesis: dates, title, one of 27 domains, laboratory or company, one of 305 doctoral schools or one that you type, funding, cotutelle, complementary activities. The year of your PhD is computed from the two dates.',
        'The research domain also serves to suggest jobs: your next assessment begins with it.',
        'The three other tabs have you write: what you appreciate, how you speak about your thesis, your SMART goals (specific, measurable, achievable, realistic, time-bound). A hundred words are enough each time; a counter guides you and never stops you.',
        'Your university reads the “Details” and “Speak about your doctorate” tabs, never the two others. Nothing of it appears on your CV until you make that section public.',
      ].join('\n'),
    },
    portfolios: {
      title: 'Assessments',
      text: [
        'You rate activities, skills, values and RNCP competencies from 0 to 5, one category after the other. Zero is an answer; N/A says that the row does not concern you; an empty scale is still waiting.',
        'The two thumbs say whether you like it or not: they count as much as the rating in the suggested jobs.',
        'Each answer is saved by itself. Without a connection it is kept on the device and leaves as soon as there is one. Everything works by keyboard: digits rate, N sets N/A, Enter leads to the next row to rate.',
        'Allow half an hour, in one or several sittings. One assessment a year is enough to see how far you have come; the former one stays as it was.',
        'The export makes a PDF in the language of the interface. Nobody but you reads your assessments.',
      ].join('\n'),
    },
    jobs: {
      title: 'Suggested jobs',
      text: [
        'Choose an assessment: jobs are ranked from the closest to the furthest by the shape of your profile, that is, your highest and lowest ratings compared with your own average, and what you like. So rating everything higher changes nothing.',
        'At least six skills out of ten must be answered, and some rated in each category. Otherwise the screen says what is missing and leads there.',
        'The first four jobs have three stars, the next four two, the others one. Below each stand the skills that it asks for: green above 3, amber at 3, red at 2 and below, gray when you have not rated it.',
        'With a research domain, only its jobs and those open to any thesis remain. “Why this job?” compares your ratings with what it asks for.',
        'A click on a skill opens, in a new tab, the courses that develop it. These suggestions inform a choice; they decide nothing.',
      ].join('\n'),
    },
    formations: {
      title: 'Suggested courses',
      text: [
        'The courses that your university offers, searched by title and by the skill that they develop. Neither accents nor capitals matter.',
        'The search follows what you type, and the address of the page keeps it: you can bookmark it or send it. A button resets the filters.',
        'The button of a course opens its page in a new tab. You enroll there, not on Thésée.',
      ].join('\n'),
    },
    career: {
      title: 'Career plan',
      text: [
        'Two texts: what you want to do, and how to get there. Several paths are allowed; dates help to keep to the plan.',
        'The suggested jobs may serve as a starting point. Come back to these texts every year, or before an appointment: a thesis committee, an interview, an application.',
        'Nobody but you reads this page, not even your university.',
      ].join('\n'),
    },
    resources: {
      title: 'Resources',
      text: [
        'The first tab is yours: documents of any type, at most 25 MB each, and links. Each has a name and a description, which you can change. Only you see them.',
        'The second tab gathers what your university shares with its members: you can open it, not change it.',
        'A document opens by a link that holds for five minutes: sending it to somebody is of no use. Deleting a document deletes its file, too.',
      ].join('\n'),
    },
  },
};
