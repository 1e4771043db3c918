import { listMembers, type StoredUser } from '#functions/data/people/users.ts';
import { createUniversity, findUniversity } from '#functions/data/universities/universities.ts';
import { uploadLogo } from '#functions/files/pictures.ts';
import { demoLogos } from '#scripts/demo/content/logos.ts';
import { demoUniversities } from '#scripts/demo/content/people.ts';
import { callContext, daysBefore, pictureUpload } from './context.ts';

export const seedUniversities = async (now: Date): Promise<void> => {
  const createdAt = daysBefore(now, 900);
  for (const university of demoUniversities) {
    if (await findUniversity(university.id)) continue;
    await createUniversity(university, { now: createdAt });
  }
};

export const getAdministrator = async (universityId: string): Promise<StoredUser> => {
  const administrator = (await listMembers(universityId)).find(({ role }) => role === 'admin');
  if (!administrator) throw new Error(`${universityId} has no administrator`);
  return administrator;
};

export const seedLogos = async (now: Date): Promise<void> => {
  for (const [i, { id }] of demoUniversities.entries()) {
    const logo = demoLogos[i];
    const university = await findUniversity(id);
    if (!logo || !university || university.logoUrl) continue;
    const context = { ...callContext(await getAdministrator(id), now), university };
    await uploadLogo({ params: { id }, body: pictureUpload(logo) }, context);
  }
};
