import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { Universities } from '#functions/data/entities/university.ts';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import { newUniversityId, newUserId } from '#functions/data/ids.ts';
import { findUser, type StoredUser } from '#functions/data/users.ts';
import type { University } from '#shared/schemas/university.ts';

let counter = 0;

/** A university of its own, so that tests never meet. */
export const buildUniversity = async (fields: Partial<University> = {}): Promise<University> => {
  counter += 1;
  const university = {
    id: newUniversityId(),
    name: `Université ${counter}`,
    city: 'Lyon',
    createdAt: new Date().toISOString(),
    ...fields,
  };
  const { logoUrl, country, address, contactEmail, ...rest } = university;
  await Universities.build(PutItemCommand)
    .item({
      ...rest,
      city: rest.city ?? undefined,
      logoUrl: logoUrl ?? undefined,
      country: country ?? undefined,
      address: address ?? undefined,
      contactEmail: contactEmail ?? undefined,
    })
    .send();
  return { country: null, address: null, logoUrl: null, contactEmail: null, ...university };
};

type UserFields = Partial<Pick<StoredUser, 'role' | 'status' | 'firstName' | 'lastName' | 'email' | 'language'>> & {
  university?: { id: string } | null;
};

/** A stored, accepted candidate of a university of their own, unless said otherwise. */
export const buildUser = async ({ university, ...fields }: UserFields = {}): Promise<StoredUser> => {
  const home = university === undefined ? await buildUniversity() : university;
  const id = newUserId(home?.id ?? 'test-');
  await Users.build(PutItemCommand)
    .item({
      id,
      firstName: 'Camille',
      lastName: 'Lefèvre',
      email: `${id.toLowerCase()}@example.test`,
      role: 'user',
      status: 'ACCEPTED',
      language: 'fr',
      universityId: home?.id,
      createdAt: new Date().toISOString(),
      sessionEpoch: 0,
      ...memberKeys(id, home?.id ?? null),
      ...fields,
    })
    .send();
  const stored = await findUser(id);
  if (!stored) throw new Error('the user was not stored');
  return stored;
};
