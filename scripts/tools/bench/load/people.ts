import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { Credentials, EmailClaims } from '#functions/data/entities/credential.ts';
import { hashPassword } from '#functions/lib/passwords/password.ts';
import { buildCampus, type Campus } from '../fair/campus.ts';

export const password = 'trois loutres au canal';

const campusCount = 4;
/** With as many invited people and an administrator, a list of members has 49 rows. */
const candidatesEach = 24;
/** A multiple of a university's usual limits. */
const share = 100;

/** Universities whose candidates and administrator can sign in with `password`. */
export const buildPeople = async (): Promise<Campus[]> => {
  const passwordHash = await hashPassword(password);
  const campuses: Campus[] = [];
  while (campuses.length < campusCount) {
    const campus = await buildCampus(candidatesEach, share);
    for (const { id: userId, email } of [campus.admin, ...campus.candidates]) {
      await EmailClaims.build(PutItemCommand).item({ email, userId }).send();
      await Credentials.build(PutItemCommand).item({ userId, passwordHash }).send();
    }
    campuses.push(campus);
  }
  return campuses;
};
