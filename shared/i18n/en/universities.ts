export const universities = {
  title: 'University',
  lead: 'Its name is read at registration; with its logo, in the menu and on the online CVs of its members.',
  logo: {
    heading: 'Logo',
    hint: 'Shown whole in the menu and on online CVs. Without it, two letters of the name.',
    change: 'Change the logo',
    title: 'Logo of the university',
    crop: 'The logo is shown whole, at this size or smaller.',
    save: 'Save the logo',
    done: 'Image uploaded successfully',
  },
  details: 'Details',
  name: 'Name',
  city: 'City',
  country: 'Country',
  address: 'Address',
  contactEmail: 'Contact e-mail address',
  contactEmailHint:
    'Whom your members write to, and whoever is refused access. Empty: the administrators’ names are given.',
  timeZone: 'Time zone',
  timeZoneHint:
    'The one of dates and times in your members’ PDFs and e-mails. On the screen, everybody reads the time of their own device.',
  updated: 'University updated successfully',
};
