export const universities = {
  title: 'University',
  lead: 'Its name appears when people register; its name and logo appear in the menu and on your members’ online CVs.',
  logo: {
    heading: 'Logo',
    hint: 'Shown uncropped in the menu and on online CVs. Without one, two letters of the name appear instead.',
    change: 'Change the logo',
    title: 'University logo',
    crop: 'The logo is shown uncropped, at this size or smaller.',
    save: 'Save the logo',
    done: 'Image uploaded successfully',
  },
  details: 'Details',
  name: 'Name',
  city: 'City',
  country: 'Country',
  address: 'Address',
  contactEmail: 'Contact email address',
  contactEmailHint:
    'For your members, and for anyone whose access is refused. If empty, the administrators’ names are given.',
  timeZone: 'Time zone',
  timeZoneHint:
    'Used for dates and times in your members’ PDFs and emails. On screen, everyone sees the time on their own device.',
  updated: 'University updated successfully',
};
