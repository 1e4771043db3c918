import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { Users } from '#functions/data/entities/user.ts';
import { buildUniversity } from '#tests/support/factories.ts';
import type { OwnerFields, People } from './people.ts';
import type { RowRequest } from './row-request.ts';

const sent = (body: object, owner: OwnerFields = {}): RowRequest => ({
  owner,
  prepare: (people) => ({ id: people.owner.id, body: () => body }),
});

/** The value decides who may call, so any other value is merely invalid. */
const valued = (body: object, owner: OwnerFields = {}): RowRequest => ({
  owner,
  prepare: (people) => ({ id: people.owner.id, isByValue: true, body: () => body }),
});

const profile = { firstName: 'Ambre', interests: 'Voile', gender: 'FEMALE', birthDate: '1998-03-12', Socials: [] };

const asItIs = ({ owner, home }: People) => {
  const { id, firstName, lastName, email } = owner;
  return { id, firstName, lastName, email, role: 'user', status: 'ACCEPTED', UniversityId: home.id };
};

const invited = (fields: OwnerFields = {}): RowRequest => ({
  owner: fields,
  prepare: async ({ owner }) => {
    await Users.build(UpdateItemCommand).item({ id: owner.id, isInvited: true }).send();
    return { id: owner.id };
  },
});

export const userRequests: Readonly<Record<string, Readonly<Record<string, RowRequest>>>> = {
  'POST /universities': { '': { prepare: () => ({ body: () => ({ name: 'Université des Marais' }) }) } },
  'POST /users/{id}/resend-invitation': {
    'to somebody who was invited': invited(),
    'to a super administrator of that university': invited({ role: 'super' }),
  },
  'PUT /users/{id}': {
    'profile fields': sent(profile),
    'the record as it is, role, status and university included': {
      prepare: (people) => ({ id: people.owner.id, isByValue: true, body: () => asItIs(people) }),
    },
    'role admin, of a user': valued({ role: 'admin' }),
    'role super': valued({ role: 'super' }),
    'profile fields, of a super administrator of that university': sent(profile, { role: 'super' }),
    'role user, of a super administrator of that university': valued({ role: 'user' }, { role: 'super' }),
    'status REJECTED, of an accepted person': valued({ status: 'REJECTED' }),
    'another university': {
      prepare: async ({ owner }) => {
        const { id } = await buildUniversity();
        return { id: owner.id, isByValue: true, body: () => ({ UniversityId: id }) };
      },
    },
  },
};
