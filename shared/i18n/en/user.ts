export const user = {
  title: 'User',
  tabs: 'Parts of the record',
  gone: 'Back to the list',
  registered: 'Registered on {{date}}',
  unconfirmed: 'address not confirmed',
  leaving: 'account erased on {{date}}, as they asked',
  edited: 'User edited successfully.',
  trouble: {
    bounce: {
      since: 'E-mails have not arrived since {{date}}.',
      text: 'This address does not exist, or refuses our messages. They can correct it by signing in. If the address is right, have the messages sent again.',
      text_invited:
        'This address does not exist, or refuses our messages. If it is wrong, delete this person and invite them again: they have saved nothing yet. If the address is right, have the invitation sent again.',
      again: 'The address is right, send again',
    },
    complaint: {
      since: 'One of our e-mails was marked as unwanted on {{date}}.',
      text: 'We no longer write to this address, except to send a link that they ask for. Begin again only if they wish it.',
      again: 'Write to them again',
    },
    done: 'E-mails leave again',
  },
  role: {
    label: 'Role',
    give: {
      title: 'Make {{name}} an administrator?',
      text: 'They will be able to accept and reject requests, read members’ records, and change courses, resources and the university.',
      keep: 'Keep as candidate',
      confirm: 'Make an administrator',
    },
    take: {
      title: 'Take the administrator’s role from {{name}}?',
      text: 'From their next action on, they have no access to users, courses or the university. Their account stays open with the role Candidate.',
      keep: 'Keep as administrator',
      confirm: 'Make a candidate',
    },
  },
  access: {
    accept: 'Give access',
    reject: 'Refuse access',
  },
  otherDiplomas: { none: 'No other diploma given.' },
  doctorate: {
    details: 'Dates, subject and funding',
    presentation: 'About the thesis',
    none: 'Nothing has been said yet.',
  },
  theirs: 'What {{name}} thinks of the PhD, the SMART goals, the career plan and all ratings are read by nobody else.',
};
