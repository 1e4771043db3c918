import type { Status } from '#shared/lists.ts';

/** Ids are fixed so that seeding is idempotent. The last university has no contact address. */
export const demoUniversities = [
  {
    id: 'RvSd-1demo',
    name: 'Université Rive-Sud',
    city: 'Lyon',
    country: 'France',
    address: '12, quai des Étudiants',
    contactEmail: 'college-doctoral@rive-sud.example',
  },
  {
    id: 'GrBk-2demo',
    name: 'Université du Grand-Bocage',
    city: 'Rennes',
    country: 'France',
    address: '3, place du Verger',
    contactEmail: 'college-doctoral@grand-bocage.example',
  },
  {
    id: 'StLr-3demo',
    name: 'Université du Haut-Saint-Laurent',
    city: 'Québec',
    country: 'Canada',
    address: '840, chemin des Érables',
    contactEmail: 'college-doctoral@haut-saint-laurent.example',
    timeZone: 'America/Toronto',
  },
  {
    id: 'MsSa-4demo',
    name: 'Université Meuse-et-Sambre',
    city: 'Namur',
    country: 'Belgique',
    address: '27, rue de la Citadelle',
  },
] as const;

type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  role: 'user' | 'admin' | 'super';
  status: Status;
  /** Index in `demoUniversities`; null for a super administrator. */
  university: number | null;
};

/** The accounts that the README names. */
const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'super@demo.test',
    firstName: 'Solène',
    lastName: 'Vasseur',
    role: 'super',
    status: 'ACCEPTED',
    university: null,
  },
  {
    email: 'admin@demo.test',
    firstName: 'Hélène',
    lastName: 'Marchand',
    role: 'admin',
    status: 'ACCEPTED',
    university: 0,
  },
  {
    email: 'user@demo.test',
    firstName: 'Camille',
    lastName: 'Nguyen-Lefèvre',
    role: 'user',
    status: 'ACCEPTED',
    university: 0,
  },
  {
    email: 'admin2@demo.test',
    firstName: 'Étienne',
    lastName: 'Caron',
    role: 'admin',
    status: 'ACCEPTED',
    university: 1,
  },
  { email: 'user2@demo.test', firstName: 'Maël', lastName: 'Le Goff', role: 'user', status: 'ACCEPTED', university: 1 },
  {
    email: 'pending@demo.test',
    firstName: 'Inès',
    lastName: 'Belkacem',
    role: 'user',
    status: 'PENDING',
    university: 0,
  },
  {
    email: 'rejected@demo.test',
    firstName: 'Tom',
    lastName: 'Fournier',
    role: 'user',
    status: 'REJECTED',
    university: 0,
  },
  { email: 'new@demo.test', firstName: 'Zoé', lastName: 'Martin', role: 'user', status: 'ACCEPTED', university: 0 },
];

const firstNames = [
  'Aïcha',
  'Baptiste',
  'Clara',
  'Dimitri',
  'Élodie',
  'Farid',
  'Gaëlle',
  'Hugo',
  'Irène',
  'Joaquim',
  'Kenza',
  'Louis',
];
const lastNames = [
  'Arnaud',
  'Bénard',
  'Cissé',
  'Delorme',
  'Espinosa',
  'Faure',
  'Girard',
  'Hoang',
  'Issa',
  'Jacquet',
  'Kowalski',
  'Lemaître',
  'Moreau',
];
const perUniversity = 18;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Members of each university, the same at every run: every fifth is pending, every eighth rejected. */
const members: readonly DemoAccount[] = demoUniversities.flatMap((_, university) =>
  Array.from({ length: perUniversity }, (__, i): DemoAccount => {
    const n = university * perUniversity + i;
    const firstName = firstNames[n % firstNames.length] ?? '';
    const lastName = lastNames[n % lastNames.length] ?? '';
    const status = i % 8 === 7 ? 'REJECTED' : i % 5 === 4 ? 'PENDING' : 'ACCEPTED';
    const email = `${plain(firstName)}.${plain(lastName)}@u${university + 1}.demo.test`;
    return { email, firstName, lastName, role: i === 0 ? 'admin' : 'user', status, university };
  }),
);

export const demoPopulation: readonly DemoAccount[] = [...demoAccounts, ...members];
