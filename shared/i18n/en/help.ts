export const help = {
  title: 'Help',
  lead: 'Seven topics, in menu order.',
  open: 'Open “{{screen}}”',
  contactTitle: 'Didn’t find your answer?',
  sections: {
    profile: {
      title: 'My profile',
      text: [
        'Five tabs: your information, your PhD, your diplomas, your experiences and your publications. Your age is worked out from your date of birth. Only fields marked with an asterisk are required.',
        'Click your picture to choose a photo: PNG, JPG, GIF or WebP up to 50 MB, or SVG up to 5 MB. You can also drop it there. You frame it yourself, and it’s resized on your device; without a photo, your initials appear.',
        'The bottom of the screen tells you what hasn’t been saved yet; its button becomes active only when something has really changed. Diplomas, experiences and publications are saved one by one.',
        'For each of the six sites (LinkedIn, Google Scholar, ResearchGate, X, Academia.edu, MyScienceWork), enter the address of your page. Clear a field to remove the link.',
        'Your university’s administrators can read your profile. No one else sees it: you choose, section by section, what appears on your online CV, and everything there starts out private.',
      ].join('\n'),
    },
    doctorates: {
      title: 'My PhD',
      text: [
        'The “Details” tab describes your thesis: dates, title, one of 27 domains, laboratory or company, one of 305 doctoral schools or one you type in, funding, cotutelle, complementary activities. The year of your PhD is worked out from the two dates.',
        'Your research domain is also used to suggest jobs: your next assessment will start with it.',
        'The three other tabs are for writing: what you like, how you talk about your thesis, and your SMART goals (specific, measurable, achievable, realistic, time-bound). A hundred words each is enough; a counter guides you and never stops you.',
        'Your university can read the “Details” and “Speak about your doctorate” tabs, never the other two. Nothing appears on your CV until you make that section public.',
      ].join('\n'),
    },
    portfolios: {
      title: 'Assessments',
      text: [
        'You rate activities, skills, values and RNCP competencies from 0 to 5, one category after another. Zero is an answer; N/A means the row doesn’t apply to you; an empty scale is still waiting for your answer.',
        'The two thumbs say whether you like it or not: they count as much as the rating in your suggested jobs.',
        'Each answer is saved automatically. Without a connection, it’s kept on your device and sent as soon as you’re back online. Everything works from the keyboard: digits rate, N sets N/A, Enter takes you to the next row to rate.',
        'Allow half an hour, in one or several sittings. One assessment a year is enough to see how far you’ve come; the previous one stays as it was.',
        'Exporting makes a PDF in the language you’re using. No one but you can read your assessments.',
      ].join('\n'),
    },
    jobs: {
      title: 'Suggested jobs',
      text: [
        'Choose an assessment: jobs are ranked from the closest to the furthest by the shape of your profile, meaning your highest and lowest ratings compared with your own average, and what you like. So rating everything higher changes nothing.',
        'You need to answer at least six skills out of ten and rate some in each category. If something is missing, the screen tells you what and takes you there.',
        'The first four jobs have three stars, the next four have two, and the others have one. The skills each job asks for appear below it: green above 3, amber at 3, red at 2 and below, gray when you haven’t rated them.',
        'If you set a research domain, its jobs and those open to any PhD come first. “Why this job?” compares your ratings with what the job asks for.',
        'Click a skill to open, in a new tab, the courses that develop it. These suggestions help you choose; they don’t decide anything for you.',
      ].join('\n'),
    },
    formations: {
      title: 'Suggested courses',
      text: [
        'The courses your university offers. Search by title or by the skill they develop; accents and capital letters don’t matter.',
        'Results update as you type, and the page’s address keeps your search: you can bookmark it or send it. A button resets the filters.',
        'A course’s button opens its page in a new tab. You enroll there, not on Thésée.',
      ].join('\n'),
    },
    career: {
      title: 'Career plan',
      text: [
        'Two texts: what you want to do, and how to get there. Several paths are fine; dates help you stick to the plan.',
        'Your suggested jobs are a good starting point. Come back to these texts every year, or before an important meeting: a thesis committee, an interview, an application.',
        'No one but you can read this page, not even your university.',
      ].join('\n'),
    },
    resources: {
      title: 'Resources',
      text: [
        'The first tab is yours: documents of any type, up to 25 MB each, and links. Each has a name and a description, which you can change. Only you can see them.',
        'The second tab holds what your university shares with its members: you can open it, but not change it.',
        'A document opens through a link that works for five minutes, so there’s no point in sending it to anyone. Deleting a document also deletes its file.',
      ].join('\n'),
    },
  },
};
