import { GetPublicKeyCommand, type KMSClient, UpdateAliasCommand } from '@aws-sdk/client-kms';
import { commit } from '#functions/data/kernel/commit.ts';
import { env } from '#functions/lib/lambda/env.ts';
import { CommandError } from '#scripts/operations/terminal/command-error.ts';
import type { Plan } from './plan.ts';
import { operatorEntry } from './record.ts';

/** Values of the setting `signsWith`, in the order of the stack's keys. */
const settingOf = ['SigningKey', 'OtherSigningKey'];

/** Tokens of both keys stay valid. */
export const rotateKey = async (kms: KMSClient, now: Date): Promise<Plan> => {
  const alias = env('SIGNING_KEY');
  const { KeyId } = await kms.send(new GetPublicKeyCommand({ KeyId: alias }));
  const current = KeyId?.split('/').at(-1);
  const keys = env('SIGNING_KEYS').split(',');
  const next = keys.find((id) => id !== current);
  if (!current || !next) throw new CommandError(`${alias} has no second key to go over to.`);
  const act = async () => {
    await kms.send(new UpdateAliasCommand({ AliasName: alias, TargetKeyId: next }));
    await commit([operatorEntry('operator rotate-key', { targets: [current, next] }, now)], { now });
    return [
      'Within five minutes every new token is signed with it; nobody is signed out.',
      `Write "signsWith": "${settingOf[keys.indexOf(next)]}" into the stage's settings, so that the next deployment agrees.`,
    ];
  };
  return { says: [`Session tokens are signed with ${current}; from now on ${next} signs them.`], act };
};
