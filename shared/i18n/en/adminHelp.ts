export const adminHelp = {
  title: 'Help',
  lead: 'Six topics, in the order of the menu. Your home counts what waits for an answer.',
  open: 'Open “{{screen}}”',
  sections: {
    university: {
      title: 'University',
      text: [
        'Its name is read at registration; with the logo, in the menu and on online CVs. The logo is a PNG, JPG, GIF or WebP image up to 50 MB, or an SVG up to 5 MB, shown whole.',
        'The contact address is given to your members and to whoever is refused access. If it is empty, the administrators’ names are given instead.',
        'If somebody else has changed the record meanwhile, nothing is overwritten: you see what it has become, and what you typed is still there to be saved.',
      ].join('\n'),
    },
    users: {
      title: 'Users',
      text: [
        'Every registration waits for your answer. You can decide on one request or on many at once; people are told by mail twenty seconds later, which leaves time to undo. Rejecting erases nothing: you can accept later.',
        '“Address not confirmed”: the person has not opened the link yet that they got when they registered. It blocks nothing, but look at the address before you accept.',
        'Adding somebody opens their access at once and sends them an invitation, good for seven days, which you can send again. A mail that could not be sent is shown beside the person.',
        'A member’s record opens by their name. There you change their identity, picture and role; at least one administrator always remains. Deleting an account erases all that is theirs, for good.',
      ].join('\n'),
    },
    privacy: {
      title: 'What you read of a member',
      text: [
        'Their identity, diplomas, experiences and publications, and of their PhD the details and the presentation.',
        'You read neither their assessments, nor their suggested jobs, nor their career plan, nor what they think of their PhD, nor their goals, nor their own resources. Your home gives no more than how many there are.',
        'What you change of a member is recorded in the audit.',
      ].join('\n'),
    },
    formations: {
      title: 'Courses',
      text: [
        'A course has a title, a description, the address of its site and a category. Each field is saved when you leave it.',
        'The skills that it strengthens, from 0 to 5 by half points, have it found: your members start from a skill to develop. Without them, a course is found by its title alone.',
        'Deleting a category leaves its courses without one.',
      ].join('\n'),
    },
    resources: {
      title: 'Resources',
      text: [
        'Under “University resources” you share documents, 25 MB at most each, and links: all your members open them, administrators alone change them.',
        'Under “My resources” is what you keep for yourself: nobody else sees it.',
        'Deleting a document deletes its file, too.',
      ].join('\n'),
    },
    audit: {
      title: 'Audit',
      text: [
        'Who did what, to whom and when, in your university: decisions, roles, records, courses, resources. No values, only the names of the fields that were changed.',
        'Entries are kept for 400 days; nobody can change them. You can filter them and export them as CSV.',
      ].join('\n'),
    },
  },
};
