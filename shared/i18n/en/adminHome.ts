export const adminHome = {
  label: 'To be dealt with',
  pending: {
    title: 'Pending registration requests',
    title_zero: 'No request is waiting',
    text: 'These people enter their area once they are accepted.',
    text_zero: 'Everybody who registered has an answer.',
    action: 'Look at the requests',
  },
  failedMails: {
    title: 'Mails that could not be sent',
    title_zero: 'All mails have left',
    text: 'The address may be wrong: you can send the mail again or delete the account.',
    text_zero: 'No mail to your members has failed.',
    action: 'See these people',
  },
  unconfirmed: {
    title: 'Addresses not confirmed',
    title_zero: 'All addresses are confirmed',
    text: 'These people have not opened the link that they got when they registered. Their access is not blocked.',
    text_zero: 'Every member has opened a link sent to their address.',
    action: 'See these people',
  },
  withoutPortfolio: {
    title: 'People without an assessment',
    title_zero: 'Everybody has begun an assessment',
    text: 'Without one, no job is suggested to them. Nobody but its author reads an assessment: only how many there are is counted.',
    text_zero: 'Each can see suggested jobs once theirs is complete.',
    action: 'See the users',
  },
  formationsWithoutSkills: {
    title: 'Courses without skills',
    title_zero: 'Every course has its skills',
    text: 'Nobody finds them when looking for a skill to strengthen.',
    text_zero: 'All of them are found by a skill.',
    action: 'Complete the courses',
  },
};
