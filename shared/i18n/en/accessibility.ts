/** After the model of the French State’s statement. */
export const accessibility = {
  title: 'Accessibility statement',
  lead: '{{editor}} is committed to making Thésée accessible, as required by article 47 of French law no. 2005-102 of February 11, 2005. This statement applies to Thésée: its public pages, its areas and the PDFs it makes.',
  who: {
    title: 'Who makes this statement',
    self: 'This statement rests on a self-assessment by the people who make Thésée. It isn’t an audit by a third party.',
    campus:
      'The university that opens Thésée to its members is the responsible body under French law: it publishes a statement of its own on its site, in its own name, and may base it on this one, to which the foot of every page leads.',
  },
  state: {
    title: 'State of compliance',
    full: 'Thésée is fully compliant with version 4.1.2 of the RGAA, the French accessibility standard, according to this self-assessment.',
    partial:
      'Thésée is partially compliant with version 4.1.2 of the RGAA, the French accessibility standard, according to this self-assessment.',
    none: 'Thésée isn’t compliant with version 4.1.2 of the RGAA, the French accessibility standard, according to this self-assessment.',
  },
  results: {
    title: 'Results',
    rate: '{{percent}}% of the criteria that apply are met: {{conform}} of {{applicable}}.',
    others:
      '{{notApplicable}} of the 106 criteria don’t apply: Thésée has no video, no sound, no frame and no picture test.',
  },
  unmet: {
    title: 'Content that isn’t accessible',
    none: 'No failure is known to date, and no exemption for disproportionate burden is claimed.',
    some: 'These criteria aren’t met; no exemption for disproportionate burden is claimed.',
    untested: 'To be tested with assistive technology before it counts as met:',
    criterion: 'Criterion {{id}}: {{why}}',
    exempt:
      'Texts, files and links added by universities and their members aren’t covered: the person who adds them is responsible for their accessibility, and nothing marks their language where it isn’t that of the page.',
  },
  making: {
    title: 'How this statement was prepared',
    day: 'Statement prepared on {{date}}.',
    technologies: 'Technologies: HTML, CSS, JavaScript, SVG and WAI-ARIA; PDF/UA for documents.',
    environment:
      'Test environment: Chromium, by keyboard, with its accessibility tree. No test has been carried out yet by people who use assistive technology, nor with NVDA, JAWS or VoiceOver, which the people who make Thésée don’t have at hand. Before a first university opens, people who use them will try to log in, assess themselves, look at jobs, edit and show a CV and, as administrators, decide on a request.',
    tools: 'Tools: axe-core, html-validate and Playwright for pages; pdf.js and Poppler for PDFs.',
    pages:
      'Pages checked: home, logging in, registering, terms, your data, accessibility, site map, help, public CV; for candidates the account, profile, PhD, assessment and its report, jobs, courses, career plan, online CV and resources; for administrators members, courses, shared resources, university and audit log; for super administrators universities, accounts and catalogs. Tests go through each of these screens and its states, in French and English, at widths of 1280 and 390 pixels, in light and dark, in four combinations of these. The width of 320 pixels, forced colors and inspection by eye cover a choice of screens.',
  },
  contact: {
    title: 'Feedback and contact',
    text: 'If you can’t access some content or a service, tell us: you’ll be shown another way to it, or sent it in another form.',
    editor: 'Write to the Thésée team:',
    elsewhere: 'You can also contact your university’s administrators, who are named in the help of your area.',
  },
  recourse: {
    title: 'If you aren’t satisfied with the answer',
    text: 'Have you reported a barrier that keeps you from some content or a service, without a satisfactory answer? You can:',
    form: 'write to the Défenseur des droits, the French ombudsman',
    delegate: 'contact the Défenseur des droits’ delegate in your region',
    post: 'send a letter, free of charge and without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France',
  },
};
