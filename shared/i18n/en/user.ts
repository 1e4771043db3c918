export const user = {
  title: 'Member',
  tabs: 'Parts of the record',
  gone: 'Back to the list',
  registered: 'Registered on {{date}}',
  unconfirmed: 'address not confirmed',
  leaving: 'account to be erased on {{date}}, at their request',
  edited: 'User edited successfully.',
  trouble: {
    bounce: {
      since: 'Emails haven’t been delivered since {{date}}.',
      text: 'This address doesn’t exist, or rejects our messages. They can correct it by logging in. If the address is right, have the messages sent again.',
      text_invited:
        'This address doesn’t exist, or rejects our messages. If it’s wrong, delete this person and invite them again: they haven’t saved anything yet. If the address is right, have the invitation sent again.',
      again: 'The address is right, send again',
    },
    complaint: {
      since: 'One of our emails was marked as spam on {{date}}.',
      text: 'We no longer write to this address, except to send a link they ask for. Start again only if they want you to.',
      again: 'Write to them again',
    },
    done: 'Emails are being sent again',
  },
  role: {
    label: 'Role',
    give: {
      title: 'Make {{name}} an administrator?',
      text: 'They’ll be able to accept and reject requests, read members’ records, and change courses, resources and the university.',
      keep: 'Keep as candidate',
      confirm: 'Make an administrator',
    },
    take: {
      title: 'Remove {{name}} as an administrator?',
      text: 'From their next action on, they’ll have no access to members, courses or the university. Their account stays open with the role Candidate.',
      keep: 'Keep as administrator',
      confirm: 'Make a candidate',
    },
  },
  access: {
    accept: 'Give access',
    reject: 'Refuse access',
  },
  endSessions: {
    open: 'Log out their devices',
    title: 'Log out {{name}} everywhere?',
    text: 'All their devices will be logged out, and the links they got by email will stop working. They’ll be told by email and can log in again.',
    keep: 'Leave them logged in',
    confirm: 'Log out',
    done: 'Devices logged out',
  },
  dropFactor: {
    open: 'Remove their second step',
    title: 'Remove {{name}}’s second step?',
    text: 'For someone who has lost both their phone and their recovery codes. First make sure, by talking to them, that the request really comes from them: after this, their password will be enough. Their devices will be logged out, and they’ll be told by email.',
    keep: 'Keep it',
    confirm: 'Remove',
    done: 'Second step removed',
    none: '{{name}} has no second step, so there’s nothing to remove.',
  },
  otherDiplomas: { none: 'No other diplomas given.' },
  doctorate: {
    details: 'Dates, subject and funding',
    presentation: 'About the thesis',
    none: 'Nothing here yet.',
  },
  theirs: 'No one else can read what {{name}} thinks of the PhD, the SMART goals, the career plan or any ratings.',
};
