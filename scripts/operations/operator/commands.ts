import { KMSClient } from '@aws-sdk/client-kms';
import * as z from 'zod/mini';
import { listMoves, moveUniversity, showOldCopy } from '#scripts/operations/move/command.ts';
import type { Place } from '#scripts/operations/stage/variables.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import { email, language, shortText } from '#shared/schemas/fields.ts';
import { newUniversity } from '#shared/schemas/said-university.ts';
import { createSuper } from './create-super.ts';
import { createUniversity } from './create-university.ts';
import { drainMails } from './drain-mails.ts';
import { dropFactor } from './drop-factor.ts';
import { fillDirectory } from './fill-directory.ts';
import type { Plan } from './plan.ts';
import { reindex } from './reindex.ts';
import { rotateKey } from './rotate-key.ts';
import { logsOf } from './trace/logs-of.ts';
import { trace } from './trace/trace.ts';

type Values = Readonly<Record<string, unknown>>;
type Command = (values: Values, now: Date, place: Place) => Promise<Plan>;

const person = z.object({ email, firstName: shortText, lastName: shortText, language: z._default(language, 'fr') });
const addressee = z.object({ email });
const asked = z.object({
  about: z.string().check(z.maxLength(320)),
  since: z.optional(z.string().check(z.maxLength(10))),
  maps: z._default(z.string(), 'cdk.out/source-maps'),
});
const moving = z.object({ university: z.string().check(z.minLength(1)), to: z.string().check(z.minLength(1)) });
const copied = z.object({ university: z.string().check(z.minLength(1)), about: z.string().check(z.maxLength(320)) });
const optionOf = (field: PropertyKey | undefined): string =>
  `--${String(field).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Throws a CommandError that names the option. */
const read = <S extends z.ZodMiniType>(schema: S, values: Values): z.output<S> => {
  const { success, data, error } = z.safeParse(schema, values);
  if (success) return data;
  const options = [...new Set(error.issues.map(({ path }) => optionOf(path[0])))];
  throw new CommandError(`Missing, or not as it should be: ${options.join(', ')}.`);
};

export const commands: Readonly<Record<string, Command>> = {
  'create-super': (values, now) => createSuper(read(person, values), now),
  'create-university': (values, now) => createUniversity(read(newUniversity, values), read(person, values), now),
  'drop-factor': (values, now) => dropFactor(read(addressee, values), now),
  'rotate-key': (_, now) => rotateKey(new KMSClient(), now),
  'drain-mails': (_, now) => drainMails(now),
  reindex: (_, now) => reindex(now),
  'fill-directory': (_, now) => fillDirectory(now),
  move: (values, now, place) => moveUniversity(read(moving, values), now, place),
  moves: (_, now, place) => listMoves(now, place),
  'old-copy': (values, now, place) => showOldCopy(read(copied, values), now, place),
  trace: async (values, now, place) => {
    const { maps, ...question } = read(asked, values);
    return trace(question, await logsOf(place, maps), now);
  },
};
