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

const account = (
  name: string,
  firstName: string,
  lastName: string,
  role: DemoAccount['role'],
  university: number | null,
  status: Status = 'ACCEPTED',
): DemoAccount => ({ email: `${name}@demo.test`, firstName, lastName, role, status, university });

const demoAccounts: readonly DemoAccount[] = [
  account('super', 'Solène', 'Vasseur', 'super', null),
  account('admin', 'Hélène', 'Marchand', 'admin', 0),
  account('user', 'Camille', 'Nguyen-Lefèvre', 'user', 0),
  account('admin2', 'Étienne', 'Caron', 'admin', 1),
  account('user2', 'Maël', 'Le Goff', 'user', 1),
  account('pending', 'Inès', 'Belkacem', 'user', 0, 'PENDING'),
  account('rejected', 'Tom', 'Fournier', 'user', 0, 'REJECTED'),
  account('new', 'Zoé', 'Martin', 'user', 0),
];

const firstNames = 'Aïcha Baptiste Clara Dimitri Élodie Farid Gaëlle Hugo Irène Joaquim Kenza Louis'.split(' ');
const lastNames = 'Arnaud Bénard Cissé Delorme Espinosa Faure Girard Hoang Issa Jacquet Kowalski Lemaître Moreau'.split(
  ' ',
);
const perUniversity = 18;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Deterministic: every fifth is pending, every eighth rejected. */
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
