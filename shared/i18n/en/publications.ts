import type { publications as fr } from '../fr/publications.ts';
import type { Like } from '../index.ts';

export const publications: Like<typeof fr> = {
  heading: 'Publications',
  count_one: '{{count}} publication',
  count_other: '{{count}} publications',
  empty: 'No publication yet',
  emptyText: 'Articles, chapters, proceedings, data sets: from the latest to the first.',
  add: 'Add a publication',
  added: 'Publication added successfully',
  edit: 'Edit the publication',
  editOf: 'Edit “{{name}}”',
  updated: 'Publication updated successfully',
  title: 'Title',
  description: 'Description',
  descriptionHint: 'What it contributes, in two or three sentences.',
  authors: 'Authors',
  authorsHint: 'As they are cited, yourself among them.',
  journalName: 'Journal',
  journalNameHint: 'Or the book, the conference, the repository.',
  date: 'Year',
  dateWrong: 'A year between 1900 and {{year}}.',
  url: 'Link',
  urlHint: 'A web address, that of the DOI for instance.',
  urlWrong: 'This is not the address of a web page.',
  remove: {
    label: 'Delete “{{name}}”',
    title: 'Delete this publication?',
    text: '“{{name}}” will disappear from your profile and your CV. This cannot be undone.',
    done: 'Publication deleted successfully',
  },
};
