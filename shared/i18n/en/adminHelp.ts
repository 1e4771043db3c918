export const adminHelp = {
  title: 'Help',
  lead: 'Six topics, in menu order. Your home page counts what’s waiting for you.',
  open: 'Open “{{screen}}”',
  sections: {
    university: {
      title: 'University',
      text: [
        'Its name appears when people register; its name and logo appear in the menu and on online CVs. The logo is a PNG, JPG, GIF or WebP image up to 50 MB, or an SVG up to 5 MB, and is never cropped.',
        'The contact address is given to your members and to anyone whose access is refused. If it’s empty, the administrators’ names are given instead.',
        'If someone else has changed the record in the meantime, nothing is overwritten: you see the current version, and what you typed is still there to be saved.',
      ].join('\n'),
    },
    users: {
      title: 'Members',
      text: [
        'Every registration waits for your decision. You can decide on one request or on many at once; people are told by email twenty seconds later, so you have time to undo. Rejecting a request erases nothing: you can accept it later.',
        '“Address not confirmed” means the person hasn’t opened the link they got when they registered. It doesn’t block anything, but check the address before you accept.',
        'Adding someone gives them access right away and sends them an invitation, valid for seven days, which you can send again. An email that couldn’t be sent is shown next to the person’s name.',
        'Click a member’s name to open their record. There you can change their identity, picture and role; at least one administrator always remains. Deleting an account erases everything in it, for good.',
        'Lost or stolen device: log out their devices from their record. Lost phone and recovery codes: remove their second step, once you’re sure the request comes from them. You can add your own second step in “Your account.”',
      ].join('\n'),
    },
    privacy: {
      title: 'What you can read about a member',
      text: [
        'Their identity, diplomas, experiences and publications and, for their PhD, the details and the presentation.',
        'You can’t read their assessments, their suggested jobs, their career plan, what they think of their PhD, their goals or their own resources. Your home page counts people without an assessment or PhD record, and the list of members says who they are.',
        'Any change you make to a member’s record is kept in the audit log.',
      ].join('\n'),
    },
    formations: {
      title: 'Courses',
      text: [
        'A course has a title, a description, a web address and a category. Each field is saved when you leave it.',
        'The skills it strengthens, rated from 0 to 5 in half points, are how your members find it: they start from a skill they want to develop. Without skills, a course can only be found by its title.',
        'Deleting a category leaves its courses without one.',
      ].join('\n'),
    },
    resources: {
      title: 'Resources',
      text: [
        'Under “University resources,” you share documents, up to 25 MB each, and links: all your members can open them, and only administrators can change them.',
        '“My resources” is for your own use: no one else can see them.',
        'Deleting a document also deletes its file.',
      ].join('\n'),
    },
    audit: {
      title: 'Audit log',
      text: [
        'Who did what, to whom and when, in your university: decisions, roles, records, courses, resources. It keeps the names of the fields that changed, the old and new values of statuses, roles and figures, and names of things, never what people write about themselves.',
        'Entries are kept for 400 days, and no function of Thésée can change them. You can filter them and export them as CSV; each export is logged, too.',
      ].join('\n'),
    },
  },
};
