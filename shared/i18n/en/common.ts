import type { common as fr } from '../fr/common.ts';
import type { Like } from '../index.ts';

export const common: Like<typeof fr> = {
  product: 'Thésée',
  save: 'Save',
  close: 'Close',
  cancel: 'Cancel',
  keep: 'Keep',
  delete: 'Delete',
  edit: 'Edit',
  search: 'Search',
  period: '{{start}} to {{end}}',
  since: 'Since {{start}}',
  loading: 'Loading…',
  retry: 'Try again',
  requiredFields: 'Fields marked with an asterisk (*) are mandatory.',
  french: 'Français',
  english: 'English',
  language: 'Language',
  discard: {
    title: 'Discard what you typed?',
    text: 'What you wrote here has not been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
  trail: 'Breadcrumb',
  failed: 'This could not be loaded',
  missing: 'Not found',
  image: {
    format: 'Invalid image format',
    tooLarge: 'Image must be less than 5MB',
    none: 'No image selected',
  },
  list: {
    results_zero: 'No result',
    results_one: '{{count, number}} result',
    results_other: '{{count, number}} results',
    noResult: 'Nothing matches “{{query}}”',
    clear: 'Clear the search',
  },
  saving: {
    done: 'Everything is saved',
    changes_one: '{{count}} unsaved change',
    changes_other: '{{count}} unsaved changes',
  },
  kept: { busy: 'Saving…', ok: 'Saved at {{time}}', fail: 'Not saved.' },
  unsaved: {
    answers_one: 'One answer is still waiting for a connection. Log out again to leave without it.',
    answers_other: '{{count}} answers are still waiting for a connection. Log out again to leave without them.',
    logout: 'What you wrote is not saved. Log out once more to leave without saving it.',
    kept: 'What you had written is kept: sign in to find it again.',
    lost: 'What you had written was not saved: your session has ended.',
  },
  failure: {
    offline: 'The server does not answer. Check your connection, then try again.',
    timeout: 'The answer is taking too long. Try again in a moment.',
    unreadable_reply: 'The server’s answer cannot be read. Reload the page.',
  },
  disconnected: {
    title: 'No connection',
    text: 'This page could not be loaded. It will load by itself once the connection is back; what was open already can still be read.',
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    text: 'Reload the page. If the error comes back, pass this message on to your university.',
    reload: 'Reload the page',
  },
};
