export const ratings = {
  kind: { activity: 'Activities', skill: 'Competencies', value: 'Values', rncp: 'RNCP' },
  category: {
    activity: { 1: 'Related to information', 2: 'Related to people' },
    skill: { 1: 'Abilities', 2: 'Soft skills', 3: 'Know-how' },
    value: {
      1: 'Wisdom and knowledge',
      2: 'Courage',
      3: 'Humanity',
      4: 'Justice',
      5: 'Temperance',
      6: 'Transcendence',
    },
    rncp: {
      1: 'Designing and elaborating methodology',
      2: 'Valorizing and transferring results',
      3: 'International scientific watch',
      4: 'Training others and dissemination',
      5: 'Coaching R&D teams',
      6: 'Implementing R&D processes',
    },
  },
  level: {
    skill: { 0: 'Not yet', 1: 'Basics', 2: 'Growing', 3: 'Solid', 4: 'Advanced', 5: 'Expert' },
    rncp: { 0: 'Not yet', 1: 'Basics', 2: 'Growing', 3: 'Solid', 4: 'Advanced', 5: 'Expert' },
    activity: { 0: 'Never', 1: 'Rarely', 2: 'Sometimes', 3: 'Often', 4: 'Very often', 5: 'Daily' },
    value: { 0: 'None', 1: 'Slight', 2: 'Minor', 3: 'Moderate', 4: 'Major', 5: 'Central' },
    notApplicable: 'Not applicable',
    unanswered: 'To rate',
  },
};
