import { auditSecurityChange } from '#functions/data/kernel/audit.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import {
  beginFactorChange,
  findFactor,
  isOn,
  renewRecoveryCodesChange,
  turnOffChange,
  turnOnChange,
} from '#functions/data/people/factors.ts';
import { endAllSessionsChange, endAllSessionsOnceChange, keepSessionChange } from '#functions/data/people/sessions.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { newSecret } from '#functions/lib/keys/secret.ts';
import { invalidField } from '#functions/lib/sign-in/check-password.ts';
import { isFactorRequired } from '#functions/lib/sign-in/is-factor-required.ts';
import { authenticatorKey, stepOfCode } from '#functions/lib/sign-in/one-time-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from '#functions/lib/sign-in/recovery-codes.ts';
import type { factors } from '#shared/contracts/factors.ts';
import { AppError } from '#shared/errors.ts';
import { minuteSeconds } from '#shared/limits.ts';

type Calls = Handlers<typeof factors>;

const beginMs = 15 * minuteSeconds * 1000;

const recoveryCodesOf = (userId: string) => {
  const recoveryCodes = newRecoveryCodes();
  return { recoveryCodes, recoveryHashes: recoveryCodes.map((code) => hashRecoveryCode(userId, code)) };
};

export const getFactor: Calls['get'] = async (_, { actor }) => {
  const factor = await findFactor(actor.id);
  const isRequired = isFactorRequired(actor.role);
  if (!isOn(factor)) return { isOn: false, isRequired, recoveryCodesLeft: 0 };
  return { isOn: true, isRequired, since: factor.since, recoveryCodesLeft: factor.recoveryHashes?.size ?? 0 };
};

export const beginFactor: Calls['begin'] = async (_, context) => {
  const { id: userId, email } = requireFound(context.person);
  const seed = newSecret();
  await commit([beginFactorChange(userId, seed, new Date(context.now.getTime() + beginMs))], context);
  return authenticatorKey({ userId, seed }, { issuer: 'Thésée', email });
};

export const turnOn: Calls['turnOn'] = async ({ body }, context) => {
  const { now } = context;
  const person = requireFound(context.person);
  const userId = person.id;
  const begun = (await findFactor(userId))?.begun;
  if (!begun || begun.until <= now.toISOString()) throw new AppError('link_expired');
  const step = stepOfCode({ userId, seed: begun.seed }, body.code, now);
  if (step === null) throw invalidField('code', 'wrong_code');

  const { recoveryCodes, recoveryHashes } = recoveryCodesOf(userId);
  const changes = [
    turnOnChange(userId, begun, { step, recoveryHashes, now }),
    endAllSessionsOnceChange(person),
    keepSessionChange({ userId, sessionId: requireFound(context.sessionId) }, person, 'mustSetUpFactor'),
    auditSecurityChange('second factor on', person, context),
  ];
  const mails = [mailChange('factorOn', { userId }, {}, context)];
  if (!(await commit(changes, context, { mails }))) throw new AppError('conflict');
  return { recoveryCodes };
};

export const renewCodes: Calls['renewCodes'] = async (_, context) => {
  const person = requireFound(context.person);
  const factor = await findFactor(person.id);
  if (!isOn(factor)) throw new AppError('not_found');
  const { recoveryCodes, recoveryHashes } = recoveryCodesOf(person.id);
  const event = auditSecurityChange('recovery codes renewed', person, context);
  if (!(await commit([renewRecoveryCodesChange(factor, recoveryHashes), event], context)))
    throw new AppError('not_found');
  return { recoveryCodes };
};

export const turnOff: Calls['turnOff'] = async (_, context) => {
  const person = requireFound(context.person);
  if (isFactorRequired(person.role)) throw new AppError('factor_required');
  const changes = [turnOffChange(person.id), auditSecurityChange('second factor off', person, context)];
  const mails = [mailChange('factorOff', { userId: person.id }, {}, context)];
  if (!(await commit(changes, context, { mails }))) throw new AppError('not_found');
};

/** Own factors are turned off with one’s own call, which asks whether the role requires them. */
export const dropFactor: Calls['drop'] = async ({ params: { id } }, context) => {
  if (id === context.actor.id) throw new AppError('forbidden');
  const mails = [mailChange('factorDropped', { userId: id }, {}, context)];
  if (!(await commit([turnOffChange(id), endAllSessionsChange(id)], context, { mails })))
    throw new AppError('not_found');
};
