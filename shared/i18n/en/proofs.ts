export const proofs = {
  title: 'Say it in one sentence',
  how: 'Two minutes for your four top strengths: a situation, what you did, what came of it.',
  isPrivate:
    'Your sentences go on your online CV, visible only to you until you make its “Skills” section public, and in the PDF you share.',
  isPublic:
    'The “Skills” section of your CV is public: anyone who has your link can read your sentences as soon as they’re saved. They also go in the PDF you share.',
  rated: '{{word}}, {{value}} out of 5',
  sentence: 'Your sentence',
  sentenceOf: 'Your sentence: {{name}}',
  letters: '{{count}} of {{most}} characters',
  example: {
    1: 'For example: “Faced with incomplete data, I compared three methods; the simplest held up, and the team kept it.”',
    2: 'For example: “When my field site closed, I redid the survey plan in two weeks; the interviews took place on time.”',
    3: 'For example: “Thirty students were struggling with statistics: I rewrote the exercises around their own topics, and twenty-seven passed.”',
  },
  saved: 'Sentence saved',
  toCv: 'See my CV',
  later: 'Later',
  none: 'Rate your skills first',
  rate: 'Rate my skills',
};
