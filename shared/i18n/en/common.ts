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
  loading: 'Loading…',
  retry: 'Try again',
  requiredFields: 'Fields marked with an asterisk (*) are mandatory.',
  french: 'Français',
  english: 'English',
  language: 'Language',
};
