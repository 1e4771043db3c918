import type { experiences as fr } from '../fr/experiences.ts';
import type { Like } from '../index.ts';

export const experiences: Like<typeof fr> = {
  heading: 'Experiences',
  count_one: '{{count}} experience',
  count_other: '{{count}} experiences',
  empty: 'No experience yet',
  emptyText: 'Posts, internships, assignments, voluntary work: whatever tells what you can do.',
  add: 'Add an experience',
  added: 'Experience added successfully',
  edit: 'Edit the experience',
  editOf: 'Edit “{{name}}”',
  updated: 'Experience updated successfully',
  title: 'Title of the post',
  company: 'Structure',
  companyHint: 'The company, laboratory or association.',
  city: 'City',
  startDate: 'Start date',
  startDateHint: 'Even roughly.',
  endDate: 'End date',
  endDateHint: 'Empty while it goes on.',
  remove: {
    label: 'Delete “{{name}}”',
    title: 'Delete this experience?',
    text: '“{{name}}” will disappear from your profile and your CV. This cannot be undone.',
    done: 'Experience deleted successfully',
  },
};
