import { createRequire } from 'node:module';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { europassXml } from '#shared/domain/cv/europass.ts';
import { jsonResume } from '#shared/domain/cv/json-resume.ts';
import type { OwnCv } from '#shared/domain/cv/own-cv.ts';

// The package has no types.
const resumeSchema: { validate: (resume: unknown, done: (errors: unknown) => void) => void } = createRequire(
  import.meta.url,
)('@jsonresume/schema');

const empty: OwnCv = {
  firstName: 'Léa',
  lastName: 'Marchand',
  email: 'lea@example.org',
  socials: [],
  about: null,
  experiences: [],
  diplomas: [],
  doctorate: null,
  publications: [],
  skills: [],
};
const full: OwnCv = {
  ...empty,
  socials: [{ network: 'LinkedIn', url: 'www.linkedin.com/in/lea' }],
  about: 'Je fais parler des données <rares> & je vérifie.\u0000\nSur le terrain.',
  experiences: [
    { title: 'Chargée d’études', company: 'Observatoire', city: 'Lyon', startDate: '2022-11-02', endDate: null },
  ],
  diplomas: [{ name: 'Master', university: 'Rive-Sud', city: 'Lyon', startDate: '2020-09-01', endDate: '2022-06-30' }],
  doctorate: {
    degree: 'Doctorat en histoire',
    institution: 'Université Rive-Sud',
    thesis: 'Îlots "voisins"',
    startDate: '2024-10-01',
    endDate: '2027-09-30',
  },
  publications: [
    {
      title: 'Lire un risque',
      authors: 'Léa Marchand',
      journalName: 'Revue',
      date: 2025,
      url: 'https://doi.org/10.1/x',
      description: 'Un article.',
    },
  ],
  skills: [
    { name: 'Esprit critique', level: 'Expert', proof: 'Je les donne comme tels.' },
    { name: 'Écoute', level: null, proof: null },
  ],
};

const errorsOf = (resume: object): unknown => {
  let errors: unknown = 'not asked';
  resumeSchema.validate(JSON.parse(JSON.stringify(resume)), (found: unknown) => {
    errors = found;
  });
  return errors;
};

test('a JSON Resume is valid by the official schema, with everything and with a name alone', () => {
  expect(errorsOf(jsonResume(full))).toBeNull();
  expect(errorsOf(jsonResume(empty))).toBeNull();
  expect(errorsOf({ basics: { email: 3 } })).not.toBeNull();
});

test('a JSON Resume says what the person has: posts, degrees with the thesis, publications, skills with level and proof', () => {
  expect(JSON.parse(JSON.stringify(jsonResume(full)))).toMatchObject({
    basics: { name: 'Léa Marchand', profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/lea' }] },
    work: [{ name: 'Observatoire', position: 'Chargée d’études', location: 'Lyon', startDate: '2022-11-02' }],
    education: [
      {
        institution: 'Université Rive-Sud',
        area: 'Doctorat en histoire',
        studyType: 'PhD',
        courses: ['Îlots "voisins"'],
      },
      { institution: 'Rive-Sud', area: 'Master', endDate: '2022-06-30' },
    ],
    publications: [
      {
        name: 'Lire un risque',
        publisher: 'Revue',
        releaseDate: '2025',
        summary: 'Léa Marchand\nUn article.',
      },
    ],
    skills: [{ name: 'Esprit critique', level: 'Expert', keywords: ['Je les donne comme tels.'] }, { name: 'Écoute' }],
  });
});

const parse = (cv: OwnCv): XmlElement => {
  const { root } = parseXml(europassXml(cv, { language: 'fr', skills: 'Compétences' }));
  if (!root) throw new Error('no root');
  return root;
};
const all = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) =>
    child instanceof XmlElement ? [...(child.name === name ? [child] : []), ...all(child, name)] : [],
  );
const texts = (cv: OwnCv, name: string): string[] => all(parse(cv), name).map(({ text }) => text);

test('a Europass document is well-formed and escaped, also where it holds HTML', () => {
  const root = parse(full);
  expect([root.name, root.attributes.xmlns]).toEqual(['Candidate', 'http://www.europass.eu/1.0']);
  expect(texts(full, 'hr:ExecutiveSummary')).toEqual([
    '<p>Je fais parler des données &lt;rares&gt; &amp; je vérifie.</p><p>Sur le terrain.</p>',
  ]);
  expect(texts(full, 'Thesis')).toEqual(['Îlots "voisins"']);
  expect(texts(empty, 'hr:FamilyName')).toEqual(['Marchand']);
});

test('a Europass document says what the person has, each skill as a line of a section of its own', () => {
  expect(texts(full, 'PositionTitle')).toEqual(['Chargée d’études']);
  expect(texts(full, 'hr:CurrentIndicator')).toEqual(['true']);
  expect(texts(full, 'hr:DegreeName')).toEqual(['Doctorat en histoire', 'Master']);
  expect(texts(full, 'Ongoing')).toEqual(['true', 'false']);
  expect(all(parse(full), 'Publication').map((one) => all(one, 'Title')[0]?.text)).toEqual(['Lire un risque']);
  expect(all(parse(full), 'Other').map((one) => one.children.map((child) => 'text' in child && child.text))).toEqual([
    ['Esprit critique', '<p>Expert</p><p>Je les donne comme tels.</p>'],
    ['Écoute'],
  ]);
});

test('no file holds a birth date or a gender', () => {
  const written = `${JSON.stringify(jsonResume(full))}${europassXml(full, { language: 'en', skills: 'Skills' })}`;
  expect(written).not.toMatch(/birth|gender/i);
});
