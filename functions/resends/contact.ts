import { findPublished } from '#functions/data/cv/find-published.ts';
import { commit } from '#functions/data/kernel/commit.ts';
import { mailChange } from '#functions/data/mail/outbox.ts';
import { fenceBy } from '#functions/data/universities/routes.ts';
import type { Handlers } from '#functions/lib/http/serve.ts';
import { spendShare } from '#functions/lib/limits/shares.ts';
import { countCvMessage } from '#functions/lib/limits/throttle.ts';
import type { usercv } from '#shared/contracts/usercv.ts';
import { AppError } from '#shared/errors.ts';

/** Counted by owner first, so that a flood through one CV takes little of the university's share of mails. */
export const contact: Handlers<typeof usercv>['contact'] = async ({ params: { id }, body }, context) => {
  const published = await findPublished(id);
  if (!published?.shown?.userCv.allowContact) throw new AppError('not_found');
  const { website, ...message } = body;
  if (website) return;
  fenceBy(published.universityId);
  const { now } = context;
  await countCvMessage(id, now);
  if (published.universityId) await spendShare('mails', published.universityId, now);
  await commit([], context, { mails: [mailChange('cvContact', { userId: id }, { message }, { now })] });
};
