import { expect, test } from 'vitest';
import { administrator, candidate } from '#tests/support/web-samples.ts';
import { findKeptDraft, forgetDraft, keepDraft } from '#web/lib/forms/use-draft.ts';
import { forgetReturn, rememberReturn, returnPathOf, startSession } from '#web/lib/session/session.ts';

const token = 'e30.e30.e30';

test('the way back is for whose session had ended there; where nobody was signed in, for anybody', () => {
  rememberReturn({ path: '/user/phd', userId: candidate.id });
  expect([candidate.id, administrator.id].map(returnPathOf)).toEqual(['/user/phd', null]);
  rememberReturn({ path: '/user/jobs', userId: null });
  expect([candidate.id, administrator.id].map(returnPathOf)).toEqual(['/user/jobs', '/user/jobs']);
  forgetReturn();
  expect(returnPathOf(candidate.id)).toBeNull();
});

test('a draft is for the same person, over the same record, however it was changed since, on the same page', () => {
  const record = { id: 'd1', title: 'Îlots' };
  const draft = { typed: { title: 'Îlots voisins' }, over: { title: 'Îlots' } };
  const none = { typed: {}, over: {} };
  window.history.replaceState(null, '', '/');
  startSession({ token, user: candidate });
  keepDraft(record, draft);
  expect(findKeptDraft({ ...record, id: 'd2' })).toEqual(none);
  startSession({ token, user: administrator });
  expect(findKeptDraft(record)).toEqual(none);
  startSession({ token, user: candidate });
  window.history.replaceState(null, '', '/user/profile');
  expect(findKeptDraft(record)).toEqual(none);
  window.history.replaceState(null, '', '/');
  expect(findKeptDraft({ ...record, title: 'Archipels' })).toEqual(draft);
  expect(findKeptDraft({ id: 'd1', name: 'Îlots' })).toEqual(none);
  forgetDraft(record);
  expect(findKeptDraft(record)).toEqual(none);
});
