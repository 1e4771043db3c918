import { userPartition } from '#functions/data/entities/user.ts';
import type { CallEffects } from '#functions/data/kernel/call-effects.ts';
import { campusPartition } from '#functions/data/kernel/ids.ts';
import { type StoredUser, toActor } from '#functions/data/people/users.ts';
import type { CallContext } from '#functions/lib/http/answer.ts';
import type { StockChange } from '#shared/limits.ts';
import type { Actor } from '#shared/policy.ts';

export const stockIncrement = (
  holder: { userId: string } | { universityId: string },
  stock: StockChange,
): CallEffects => ({
  stock: {
    holder: 'userId' in holder ? userPartition(holder.userId) : campusPartition(holder.universityId),
    changes: [stock],
  },
});

export const callContext = (
  person: StoredUser,
  now: Date,
  effects: CallEffects = {},
): CallContext & { actor: Actor } => ({
  actor: toActor(person),
  person,
  university: null,
  now,
  effects,
  language: 'fr',
  requestId: 'demonstration',
  address: '127.0.0.1',
  ifMatch: undefined,
  sessionId: null,
  isConfirmed: true,
  userAgent: '',
  cookies: () => [],
  setCookie: () => undefined,
  sendOn: async () => 204,
});

export const dayMs = 24 * 60 * 60 * 1000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

export const pictureUpload = (svg: string) => ({ file: new File([svg], 'picture.svg', { type: 'image/svg+xml' }) });
