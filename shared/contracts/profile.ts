import { contract } from '../contract.ts';
import { diploma } from '../schemas/diploma.ts';
import { experience } from '../schemas/experience.ts';
import { publication } from '../schemas/publication.ts';
import { ownedList } from './owned-list.ts';

/** What people list of themselves on their profile: a group for each list, served by functions/profile. */
export const diplomas = contract(ownedList('diplomas', diploma));
export const experiences = contract(ownedList('experiences', experience));
export const publications = contract(ownedList('publications', publication));
