import { contract } from '../contract.ts';
import { experience } from '../schemas/experience.ts';
import { ownedList } from './owned-list.ts';

export const experiences = contract(ownedList('experiences', experience, { most: 200 }));
