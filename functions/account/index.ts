import { commit } from '#functions/data/kernel/commit.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { eraseUser } from '#functions/data/people/erasure.ts';
import { endAllSessionsChange } from '#functions/data/people/sessions.ts';
import { calls, type Handlers, serveWith } from '#functions/lib/http/serve.ts';
import { auth } from '#shared/contracts/auth.ts';
import { factors } from '#shared/contracts/factors.ts';
import { users } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { beginFactor, dropFactor, getFactor, renewCodes, turnOff, turnOn } from './factor.ts';
import { eraseAccount, keepAccount, requestArchive, stay } from './own-account.ts';
import { secondStep } from './second-step.ts';
import { endOtherSessions, endSession, listSessions, logout, logoutEverywhere } from './sessions.ts';

const removeUser: Handlers<typeof users>['remove'] = async ({ params }, context) => {
  if (params.id === context.actor.id) throw new AppError('forbidden');
  await eraseUser(requireFound(context.person), context);
};

const endSessionsOfMember: Handlers<typeof users>['endSessions'] = async ({ params: { id } }, context) => {
  const mails = [mailChange('sessionsEnded', { userId: id }, {}, context)];
  if (!(await commit([endAllSessionsChange(id)], context, { mails }))) throw new AppError('not_found');
};

/** The second factor, the sessions and the end of an account. Apart from `auth`, which starts sooner without them. */
export const handler = serveWith(
  ['DEVICE_SECRET'],
  calls(factors, { get: getFactor, begin: beginFactor, turnOn, renewCodes, turnOff, drop: dropFactor }),
  calls(
    {
      secondStep: auth.secondStep,
      confirmIdentity: auth.confirmIdentity,
      listSessions: auth.listSessions,
      endSession: auth.endSession,
      endOtherSessions: auth.endOtherSessions,
      logout: auth.logout,
      logoutEverywhere: auth.logoutEverywhere,
      requestArchive: auth.requestArchive,
      eraseAccount: auth.eraseAccount,
      keepAccount: auth.keepAccount,
      stay: auth.stay,
    },
    {
      secondStep,
      confirmIdentity,
      listSessions,
      endSession,
      endOtherSessions,
      logout,
      logoutEverywhere,
      requestArchive,
      eraseAccount,
      keepAccount,
      stay,
    },
  ),
  calls(
    { endSessions: users.endSessions, remove: users.remove },
    { endSessions: endSessionsOfMember, remove: removeUser },
  ),
);
