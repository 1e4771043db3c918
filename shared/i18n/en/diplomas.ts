import type { diplomas as fr } from '../fr/diplomas.ts';
import type { Like } from '../index.ts';

export const diplomas: Like<typeof fr> = {
  heading: 'Diplomas',
  count_one: '{{count}} diploma',
  count_other: '{{count}} diplomas',
  empty: 'No diploma yet',
  emptyText: 'From the latest to the first: they will stand on your CV if you want them to.',
  add: 'Add a diploma',
  added: 'Diploma added successfully',
  edit: 'Edit the diploma',
  editOf: 'Edit “{{name}}”',
  updated: 'Diploma updated successfully',
  name: 'Name of the diploma',
  university: 'Structure',
  universityHint: 'The university or school that awarded it.',
  city: 'City',
  startDate: 'Start date',
  startDateHint: 'Even roughly.',
  endDate: 'End date',
  endDateHint: 'Empty while it goes on.',
  remove: {
    label: 'Delete “{{name}}”',
    title: 'Delete this diploma?',
    text: '“{{name}}” will disappear from your profile and your CV. This cannot be undone.',
    done: 'Diploma deleted successfully',
  },
};
