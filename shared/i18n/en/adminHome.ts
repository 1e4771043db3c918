export const adminHome = {
  label: 'To do',
  none: 'Nothing needs your attention today.',
  pending: {
    title_one: 'Registration request',
    title_other: 'Registration requests',
    text: 'These people can’t get in until you accept them.',
    action: 'Answer the requests',
  },
  failedMails: {
    title_one: 'Undelivered email',
    title_other: 'Undelivered emails',
    text: 'The address may be wrong: send the email again, or delete the account.',
    action: 'See these people',
  },
  unconfirmed: {
    title_one: 'Address not confirmed',
    title_other: 'Addresses not confirmed',
    text: 'The link sent at registration hasn’t been opened. Access isn’t blocked.',
    action: 'See these people',
  },
  formationsWithoutSkills: {
    title_one: 'Course without skills',
    title_other: 'Courses without skills',
    text: 'No one finds them when looking for a skill to strengthen.',
    action: 'Complete the courses',
  },
  noAssessment: {
    title_one: 'Person without an assessment',
    title_other: 'People without an assessment',
    text: 'Without one, no job is suggested to them. You can write to all of them at once.',
    action: 'See these people',
  },
  noDoctorate: {
    title_one: 'Person without a PhD record',
    title_other: 'People without a PhD record',
    text: 'Their school, year, and domain aren’t known.',
    action: 'See these people',
  },
  endsSoon: {
    title_one: 'PhD that ends within a year',
    title_other: 'PhDs that end within a year',
    text: 'Now is the time to prepare what comes next.',
    action: 'See these people',
  },
};
