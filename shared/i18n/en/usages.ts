export const usages = {
  days: 'The last thirty days',
  day: 'Day',
  of: {
    jobs: 'Suggested jobs',
    mails: 'Emails sent',
    pdfs: 'PDFs',
    uploads: 'Files uploaded',
  },
  empty: 'Nothing has been used yet',
  share: {
    title: 'The university’s share',
    hint: 'Costly resources are shared, so that no university slows down another. A larger share takes effect within a minute.',
    label: 'Number of shares (1 to 100)',
    usual: '{{what}}: {{atOnce, number}} at once, then {{perHour, number}} an hour',
    saved: 'Share changed',
  },
};
