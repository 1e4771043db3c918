export const adminHome = {
  label: 'To do',
  pending: {
    title: 'Pending registration requests',
    title_zero: 'No requests are waiting',
    text: 'These people can get in once you accept them.',
    text_zero: 'Everyone who registered has an answer.',
    action: 'Review the requests',
  },
  failedMails: {
    title: 'Emails that couldn’t be sent',
    title_zero: 'All emails have been sent',
    text: 'The address may be wrong: you can send the email again or delete the account.',
    text_zero: 'No emails to your members have failed.',
    action: 'See these people',
  },
  unconfirmed: {
    title: 'Addresses not confirmed',
    title_zero: 'All addresses are confirmed',
    text: 'These people haven’t opened the link they got when they registered. Their access isn’t blocked.',
    text_zero: 'Every member has opened a link sent to their address.',
    action: 'See these people',
  },
  withoutPortfolio: {
    title: 'People without an assessment',
    title_zero: 'Everyone has started an assessment',
    text: 'Without one, no jobs are suggested to them. Only they can read their assessments: you only see how many there are.',
    text_zero: 'They can each see suggested jobs once their assessment is complete.',
    action: 'See the members',
  },
  formationsWithoutSkills: {
    title: 'Courses without skills',
    title_zero: 'Every course has its skills',
    text: 'No one finds them when looking for a skill to strengthen.',
    text_zero: 'They can all be found by skill.',
    action: 'Complete the courses',
  },
};
