// A university as large as a big one is, with items as long as those of people who have filled in everything.

type Item = Record<string, unknown>;

const words = (length: number): string => 'Analyse de données de terrain, rédaction et enseignement. '.repeat(length);
const at = '2026-11-27T10:00:00.000Z';
const far = 4_000_000_000;

const answers = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`s${i}`, i % 6]));
const flags = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`a${i}`, i % 2 === 0]));

const held = (person: string, kind: string, count: number, fields: Item): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    PK: `USER#${person}`,
    SK: `${kind.toUpperCase()}#${person}.${i}`,
    _et: kind,
    id: `${person}.${i}`,
    ...fields,
  }));

export const portfolioOf = (person: string) => ({ PK: `USER#${person}`, SK: `PORTFOLIO#${person}.0` });

/** About 11 KB. */
export const personItems = (person: string, university: string): Item[] => {
  const email = `${person.toLowerCase()}@example.test`;
  const named = { firstName: 'Camille', lastName: 'Lefèvre', email, universityId: university };
  const member = { GSI1PK: `UNIVERSITY#${university}`, GSI1SK: person };
  return [
    {
      PK: `USER#${person}`,
      SK: 'USER',
      _et: 'User',
      id: person,
      ...named,
      ...member,
      status: 'ACCEPTED',
      createdAt: at,
    },
    { PK: `EMAIL#${email}`, SK: 'EMAIL', _et: 'EmailClaim', userId: person },
    { PK: `CREDENTIAL#${person}`, SK: 'CREDENTIAL', _et: 'Credential', passwordHash: words(2) },
    { PK: `USER#${person}`, SK: 'SESSION#1', _et: 'Session', createdAt: at, ttl: far },
    { PK: `RENEWAL#${person}`, SK: 'SESSION#1', _et: 'Renewal', seed: words(1), ttl: far },
    { PK: `USER#${person}`, SK: 'CV', _et: 'Cv', summary: words(20), skills: answers },
    { PK: `PUBLIC#${person}`, SK: 'CV', _et: 'PublicCv', universityId: university },
    { PK: `USER#${person}`, SK: 'DOCTORATE', _et: 'Doctorate', thesisTitle: words(2), thesisSummary: words(20) },
    ...held(person, 'Portfolio', 2, { answers, flags, createdAt: at }),
    ...held(person, 'Diploma', 2, { name: words(1) }),
    ...held(person, 'Experience', 3, { description: words(8) }),
    ...held(person, 'Publication', 2, { title: words(2) }),
  ];
};

export const campusItems = (university: string): Item[] => [
  { PK: `UNIVERSITY#${university}`, SK: 'UNIVERSITY', _et: 'University', id: university, name: university },
  { PK: `UNIVERSITY#${university}`, SK: 'COUNTS', _et: 'Counts', universityId: university },
  ...Array.from({ length: 400 }, (_, i) => ({
    PK: `UNIVERSITY#${university}`,
    SK: `FORMATION#${university}_${i}`,
    _et: 'Formation',
    description: words(10),
  })),
  ...Array.from({ length: 5_000 }, (_, i) => ({
    PK: `AUDIT#${university}`,
    SK: `${at}#${i}`,
    _et: 'AuditEntry',
    GSI1PK: 'AUDIT#all',
    GSI1SK: `${at}#${i}`,
  })),
];
