export const siteMap = {
  title: 'Site map',
  lead: 'All pages that are open to you.',
  doors: 'Get in',
  area: 'Your area',
  about: 'About Thésée',
  landing: 'What Thésée is',
  home: 'Home of your area',
  terms: 'Terms of use and legal information',
  accessibility: 'Accessibility statement',
  help: 'Help',
};
