import { contract } from '../contract.ts';
import { publication } from '../schemas/publication.ts';
import { ownedList } from './owned-list.ts';

export const publications = contract(ownedList('publications', publication, { most: 200 }));
