import * as z from 'zod/mini';
import type { StoredUser } from '#functions/data/people/users.ts';
import { create, listOfUniversity, listOfUser } from '#functions/files/resources.ts';
import { collegePages } from '#scripts/demo/content/courses.ts';
import { demoUniversities } from '#scripts/demo/content/people.ts';
import { type DemoResource, demoResources, sharedResources } from '#scripts/demo/content/resources.ts';
import { resources } from '#shared/contracts/resources.ts';
import { addedResource } from '#shared/schemas/resource.ts';
import { callContext, daysBefore, stockIncrement } from './context.ts';
import { findDemoUser } from './people.ts';
import { getAdministrator } from './universities.ts';

const sent = (resource: DemoResource): object => {
  if ('url' in resource) return resource;
  const { bytes, fileName, ...said } = resource;
  return { ...said, file: new File([new Uint8Array(bytes)], fileName) };
};

type Shelf = { person: StoredUser; isForUniversity: boolean; kept: readonly { label: string }[] };

const addMissing = async (wanted: readonly DemoResource[], shelf: Shelf, now: Date): Promise<void> => {
  const { person, isForUniversity, kept } = shelf;
  const universityId = person.universityId ?? '';
  const holder = isForUniversity ? { universityId } : { userId: person.id };
  for (const [i, resource] of wanted.entries()) {
    if (kept.some(({ label }) => label === resource.label)) continue;
    const body = z.parse(addedResource, { ...sent(resource), isForUniversity });
    const at = daysBefore(now, 9 * (wanted.length - 1 - i) + 1);
    await create({ body }, callContext(person, at, stockIncrement(holder, resources.create.keeps)));
  }
};

export const seedResources = async (now: Date): Promise<void> => {
  for (const [email, resources] of Object.entries(demoResources)) {
    const person = await findDemoUser(email);
    if (!person) continue;
    const kept = await listOfUser({ params: { userId: person.id } }, callContext(person, now));
    await addMissing(resources, { person, isForUniversity: false, kept }, now);
  }
  for (const [i, { id: universityId, name }] of demoUniversities.entries()) {
    const person = await getAdministrator(universityId);
    const kept = await listOfUniversity({ params: { universityId } }, callContext(person, now));
    const resources = sharedResources(name, collegePages[i] ?? '');
    await addMissing(resources, { person, isForUniversity: true, kept }, now);
  }
};
