import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { memberKeys, Users } from '#functions/data/entities/user.ts';
import type { StoredUser } from '#functions/data/users.ts';
import type { Role, Status } from '#shared/lists.ts';
import type { University } from '#shared/schemas/university.ts';
import { tokenOf } from '#tests/support/api.ts';
import { buildUniversity, buildUser } from '#tests/support/factories.ts';
import type { Column } from './table.ts';

/** What a caller is when they call: of the university that is touched (`home`), of another one, or of none. */
export type Standing = { role: Role; status: Status; from: 'home' | 'elsewhere' | 'nowhere' };

/** The people of one cell, all new, so that no cell meets another. */
export type Cast = {
  /** The university that is touched, or the owner's. */
  home: University;
  /** Whose thing is touched: an accepted candidate until `settle`, so that they can make it. */
  owner: StoredUser;
  /** How the caller stands; a person of the same standing where what is sent is theirs. */
  standing: Standing;
  /** Makes the owner what they are in this cell; gives what goes with the call, and the ids of whoever is concerned. */
  settle: () => Promise<{ headers: Record<string, string>; partitions: string[] }>;
};

const accepted = { role: 'user', status: 'ACCEPTED' } as const;
const selves: Partial<Record<Column, Status>> = {
  'pending self': 'PENDING',
  'rejected self': 'REJECTED',
  'user self': 'ACCEPTED',
};
const others: Partial<Record<Column, Standing>> = {
  'user of the same university': { ...accepted, from: 'home' },
  'user of another': { ...accepted, from: 'elsewhere' },
  'admin of the same': { ...accepted, role: 'admin', from: 'home' },
  'admin of another': { ...accepted, role: 'admin', from: 'elsewhere' },
  super: { ...accepted, role: 'super', from: 'nowhere' },
};

/** The people of a column. `fields` is what the owner is, unless they call themselves. */
export const castFor = (column: Column, fields: { role?: Role; status?: Status } = {}): Promise<Cast> => {
  const self = selves[column];
  if (self) return cast({ ...accepted, status: self, from: 'home' }, 'owner', { status: self });
  const standing = others[column];
  return standing ? cast(standing, 'other', fields) : cast({ ...accepted, from: 'home' }, 'nobody', fields);
};

/** The same for a caller of any standing, who is not the owner. */
export const castOf = (standing: Standing, fields: { role?: Role; status?: Status } = {}): Promise<Cast> =>
  cast(standing, 'other', fields);

const cast = async (
  standing: Standing,
  caller: 'owner' | 'other' | 'nobody',
  fields: { role?: Role; status?: Status },
): Promise<Cast> => {
  const home = await buildUniversity();
  // Born in another university, as whoever has moved (D72): rights follow the person, not the first letters of their id.
  const owner = await buildUser();
  const settle = async () => {
    const place = { universityId: home.id, ...memberKeys(owner.id, home.id) };
    await Users.build(UpdateItemCommand)
      .item({ id: owner.id, ...fields, ...place })
      .send();
    const places = { home, elsewhere: await buildUniversity(), nowhere: null };
    const { from, ...person } = standing;
    const who = caller === 'owner' ? owner : await buildUser({ ...person, university: places[from] });
    const headers: Record<string, string> = caller === 'nobody' ? {} : { authorization: `Bearer ${await tokenOf(who)}` };
    return { headers, partitions: [`USER#${owner.id}`, `USER#${who.id}`, `UNIVERSITY#${home.id}`] };
  };
  return { home, owner, standing, settle };
};
