import type { UserRecord } from '#shared/schemas/user-record.ts';
import { demoPopulation } from './people.ts';

type Said = Pick<UserRecord, 'birthDate' | 'gender' | 'interests' | 'otherDiplomasObtained' | 'Socials'>;

const camille = (now: Date): Said => ({
  birthDate: `${now.getUTCFullYear() - 27}-04-17`,
  gender: 'FEMALE',
  interests: 'Cartographie participative, escalade, chant choral. Bénévole dans un centre de santé de quartier.',
  otherDiplomasObtained: '6',
  Socials: [
    { platform: 'LINKEDIN', url: 'https://www.linkedin.com/in/camille-nguyen-lefevre-demo' },
    { platform: 'GOOGLE_SCHOLAR', url: 'https://scholar.google.com/citations?user=camilleDemo' },
    { platform: 'RESEARCH_GATE', url: 'https://www.researchgate.net/profile/Camille-Nguyen-Lefevre-Demo' },
  ],
});

const interests = [
  'Course à pied et botanique.',
  'Théâtre d’improvisation, cuisine de saison.',
  'Logiciels libres, échecs.',
  null,
  'Photographie argentique, vélo.',
  'Médiation scientifique auprès des collèges.',
  'Lecture, alto en orchestre amateur.',
];
const genders = ['FEMALE', 'MALE', 'FEMALE', 'MALE', null, 'OTHER'] as const;

/** Deterministic: 26 to 42 years old, one in three with a social link. */
const plain = (place: number, email: string, now: Date): Said => ({
  birthDate:
    place % 9 === 4
      ? null
      : `${now.getUTCFullYear() - 42 + ((place * 7) % 17)}-${String((place % 12) + 1).padStart(2, '0')}-14`,
  gender: genders[place % genders.length] ?? null,
  interests: interests[place % interests.length] ?? null,
  otherDiplomasObtained: place % 8 === 2 ? String((place % 7) + 1) : null,
  Socials:
    place % 3 === 0
      ? [{ platform: 'LINKEDIN', url: `https://www.linkedin.com/in/${email.split('@')[0]?.replace('.', '-')}-demo` }]
      : [],
});

/** Null for new@demo.test and for members who are not accepted. */
export const demoRecordOf = (email: string, now: Date): Said | null => {
  const place = demoPopulation.findIndex((account) => account.email === email);
  if (demoPopulation[place]?.status !== 'ACCEPTED' || email === 'new@demo.test') return null;
  return email === 'user@demo.test' ? camille(now) : plain(place, email, now);
};
