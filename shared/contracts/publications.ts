import { contract } from '../contract.ts';
import { mostPublications, publication } from '../schemas/publication.ts';
import { ownedList } from './owned-list.ts';

export const publications = contract(ownedList('publications', publication, { most: mostPublications }));
