import { PutObjectCommand } from '@aws-sdk/client-s3';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { Users } from '#functions/data/entities/user.ts';
import { filesBucket } from '#functions/data/files.ts';
import { filesClient } from '#functions/data/on-need/s3.ts';
import { basePath } from '#shared/contract.ts';
import { as } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import { invoke } from '#tests/support/invoke.ts';

/** Unique to one field of one record, so finding it identifies the field. */
const canary = (name: string): string => `canary-${name}`;
const canaries = <const N extends string>(of: string, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, canary(`${of}-${name}`)])) as Record<N, string>;

export const canariesOf = (of: string, names: readonly string[]): string[] => Object.values(canaries(of, names)).sort();

const diploma = ['name', 'university', 'city'] as const;
const experience = ['title', 'company', 'city'] as const;
const publication = ['title', 'description', 'authors', 'journalName', 'url'] as const;
const details = ['thesisTitle', 'companyName', 'doctoralSchool', 'researchOrganization'] as const;
const presentation = [
  'aboutTheDoctorate',
  'briefDescription',
  'problematic',
  'stateOfArt',
  'hypothesis',
  'hypothesisTesting',
  'resultsAnalysis',
  'conclusion',
  'communication',
] as const;
const appreciation = ['appreciatedAspects', 'unappreciatedAspects'] as const;
const plan = ['proProjectElements', 'careerPlan'] as const;

/** Written by hand from D24 and D35: the section's public items only. */
export const openedBy = {
  showDiplomas: canariesOf('shown', diploma),
  showExperiences: canariesOf('shown-post', experience),
  showPublications: canariesOf('shown-article', publication),
  showDoctorate: canariesOf('phd', [...details, ...presentation]),
  showAppreciation: canariesOf('phd', appreciation),
  showSmart: canariesOf('phd', ['smartGoals']),
} as const;

/** Published as soon as any section is public. */
export const ofPerson = [
  ...canariesOf('person', ['firstName', 'lastName', 'avatarUrl', 'social']),
  ...canariesOf('cv', ['about']),
  ...canariesOf('university', ['name', 'logoUrl']),
].sort();

/** Withdrawing the CV moved it. */
export const putPicture = async (): Promise<void> => {
  const Key = `files/img/${canary('person-avatarUrl')}.webp`;
  await filesClient.send(new PutObjectCommand({ Bucket: filesBucket(), Key, Body: 'a picture' }));
};

export const buildCanaries = async () => {
  const university = await buildUniversity({
    ...canaries('university', ['name', 'city', 'country', 'address']),
    contactEmail: `${canary('university-contact')}@example.test`,
    logoUrl: `/files/img/${canary('university-logoUrl')}.webp`,
  });
  const email = `${canary('person-email')}-${university.id}@example.test`;
  const camille = await buildUser({ university, ...canaries('person', ['firstName', 'lastName']), email });
  await putPicture();
  await Users.build(UpdateItemCommand)
    .item({ id: camille.id, avatarUrl: `/files/img/${canary('person-avatarUrl')}.webp` })
    .send();
  const api = await as(camille);
  const userId = camille.id;
  await api.users.update({
    params: { id: userId },
    body: {
      birthDate: '1998-04-01',
      gender: 'FEMALE',
      interests: canary('person-interests'),
      Socials: [{ platform: 'LINKEDIN', url: `https://www.linkedin.com/in/${canary('person-social')}` }],
    },
  });
  const startDate = '2021-09-01';
  for (const [of, isPublic] of [
    ['shown', true],
    ['hidden', false],
  ] as const) {
    await api.diplomas.create({ body: { userId, startDate, isPublic, ...canaries(of, diploma) } });
    await api.experiences.create({ body: { userId, startDate, isPublic, ...canaries(`${of}-post`, experience) } });
    await api.publications.create({ body: { userId, isPublic, ...canaries(`${of}-article`, publication) } });
  }
  await api.doctorates.update({
    params: { userId },
    body: canaries('phd', [...details, ...presentation, ...appreciation, ...plan, 'smartGoals']),
  });
  await api.portfolios.create({ body: { title: canary('portfolio-title') } });
  await api.usercv.update({ params: { id: userId }, body: canaries('cv', ['about']) });
  return { university, camille, api, params: { id: userId } };
};

export const seenAt = async (path: string): Promise<{ status: number; headers: Headers; text: string }> => {
  const reply = await invoke(new Request(`http://test${basePath}${path}`));
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

export const canariesIn = ({ headers, text }: { headers: Headers; text: string }): string[] => {
  const all = `${[...headers].flat().join('\n')}\n${text}`;
  return [...new Set(all.match(/canary-[A-Za-z-]+/g))].sort();
};
