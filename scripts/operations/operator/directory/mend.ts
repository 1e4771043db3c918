import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { ListedAddresses, ListedPeople, ListedUniversities } from '#functions/data/directory/entities.ts';
import { Universities } from '#functions/data/entities/university.ts';
import { Users } from '#functions/data/entities/user.ts';
import { type Change, deleteChange, putChange } from '#functions/data/kernel/change.ts';
import type { Difference } from './compare.ts';
import type { HeldPerson } from './read.ts';

const isAbsent = <const A extends string>(attr: A) => ({ attr, exists: false }) as const;

/** Fails if the person has changed in the table since it was read. */
const isStill = (id: string, person: HeldPerson | undefined): Change =>
  Users.build(ConditionCheck)
    .key({ id })
    .condition(
      person === undefined
        ? isAbsent('id')
        : {
            and: [
              { attr: 'email', eq: person.email },
              person.university === undefined
                ? isAbsent('universityId')
                : { attr: 'universityId', eq: person.university },
            ],
          },
    );

const personChanges = ({ id, is, was }: Extract<Difference, { kind: 'person' }>): Change[] => {
  const isSame =
    was?.university === undefined ? isAbsent('university') : ({ attr: 'university', eq: was.university } as const);
  if (!is) return [deleteChange(ListedPeople, { id }, isSame), isStill(id, undefined)];
  const { university } = is;
  return [
    putChange(ListedPeople, { id, ...(university && { university }) }, was ? isSame : isAbsent('id')),
    isStill(id, is),
  ];
};

const addressChanges = ({ hash, of, person, is, was }: Extract<Difference, { kind: 'address' }>): Change[] => {
  const isSame = was === undefined ? isAbsent('hash') : ({ attr: 'person', eq: was } as const);
  const write = is
    ? putChange(ListedAddresses, { hash, person: of }, isSame)
    : deleteChange(ListedAddresses, { hash }, isSame);
  return [write, isStill(of, person)];
};

/**
 * One transaction over both tables. It fails if either has changed since they were read: then nothing has to be mended, as calls
 * list what they write.
 */
export const mendChanges = (difference: Difference, cell: string): Change[] => {
  if (difference.kind === 'person') return personChanges(difference);
  if (difference.kind === 'address') return addressChanges(difference);
  const { id, is } = difference;
  if (is) return [putChange(ListedUniversities, { id, cell, epoch: 0 }, isAbsent('id'))];
  const isGone = Universities.build(ConditionCheck).key({ id }).condition(isAbsent('id'));
  return [deleteChange(ListedUniversities, { id }, { attr: 'cell', eq: cell }), isGone];
};
