import { contract } from '../contract.ts';
import { diploma } from '../schemas/diploma.ts';
import { ownedList } from './owned-list.ts';

export const diplomas = contract(ownedList('diplomas', diploma, { most: 200 }));
