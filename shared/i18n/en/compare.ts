import type { compare as fr } from '../fr/compare.ts';
import type { Like } from '../index.ts';

export const compare: Like<typeof fr> = {
  title: 'Compare jobs',
  lead: 'None is better than another: in which do you see yourself?',
  caption: 'Comparison of {{count}} jobs',
  remove: 'Remove',
  removeOf: 'from the comparison: {{job}}',
  choose: 'Choose other jobs',
  none: {
    title: 'Choose two or three jobs',
    text: 'Keep jobs in the list, then compare them here. A job that no longer exists does not appear.',
    action: 'See suggested jobs',
  },
  part: {
    what: 'What it is',
    place: 'What the list says of it',
    skills: 'Your ratings and what it asks for',
    next: 'The next step',
  },
  row: {
    about: 'In short',
    apart: 'What sets it apart',
    employers: 'Who employs',
    requirement: 'To enter',
    rank: 'Rank and stars',
    certainty: 'If your answers changed a little',
    wishes: 'What draws you',
    missing: 'What it asks for beyond that',
    kept: 'In your list',
  },
  certainty: {
    stays: 'It stays at the top',
    likely: 'It likely stays at the top',
    look: 'Its place may change',
    mayEnter: 'It may come among the first',
  },
  unsaid: 'Not said',
  noWish: 'Nothing of what you chose',
  little: 'Little asked for',
  for: 'for {{asked}}',
  unrated: 'not rated',
  nothingMissing: 'Nothing clearly missing',
  notKept: 'Not kept',
};
