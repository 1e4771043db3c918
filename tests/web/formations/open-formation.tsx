import { screen } from '@testing-library/react';
import type { FormationSkill } from '#shared/schemas/formation.ts';
import { openScreen } from '#tests/support/rendered.tsx';
import type { Received, Replies } from '#tests/support/replies.ts';
import { administrator } from '#tests/support/web-samples.ts';
import { course, listOf, skill } from './samples.ts';

const leading = course(1, 'Animer une équipe', 'Encadrer');
const categories = Object.entries({ 8: 'Encadrer', 7: 'Langues', 6: 'Écrire' })
  .toReversed()
  .map(([number, name]) => ({
    id: `upv_c_${number}`,
    universityId: 'upv_university',
    name,
  }));
const own = { ...leading, FormationCategoryId: 'upv_c_8' };

export const listening: FormationSkill = {
  id: 'upv_f1.s1',
  SkillId: 's1',
  value: 3.5,
  Skill: skill('s1', 'Écoute', 'Listening'),
};
const retired: FormationSkill = {
  id: 'upv_f1.s2',
  SkillId: 's2',
  value: 0,
  Skill: { ...skill('s2', 'Dactylographie', 'Typing', 3), active: false },
};

/** Opens one of three courses as administrator, in the first of three categories, with two skills by default. */
export const open = async (
  language: 'fr' | 'en',
  skills: FormationSkill[] = [listening, retired],
  replies: Replies = {},
) => {
  const shown = await openScreen('/admin/courses/upv_f1', {
    who: administrator,
    language,
    now: '2026-03-15T14:05:00',
    replies: {
      'formations.get': own,
      'formations.listSkills': skills,
      'formations.listCategories': categories,
      'formations.list': listOf(
        own,
        { ...course(2, 'Déléguer'), FormationCategoryId: 'upv_c_8' },
        { ...course(3, 'Parler'), FormationCategoryId: 'upv_c_7' },
      ),
      'formations.update': ({ body }: Received) => ({ ...own, ...(body as object) }),
      'catalogue.listSkills': {
        skills: [
          listening.Skill,
          retired.Skill,
          skill('s3', 'Négociation', 'Negotiating'),
          skill('s4', 'Analyse', 'Analysis'),
        ],
      },
      ...replies,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Animer une équipe' });
  await screen.findByRole('combobox');
  return shown;
};
/** Bodies sent to that call, in order. */
export const sent = ({ received }: Awaited<ReturnType<typeof open>>, call: string) =>
  received.filter(({ name }) => name === call).map(({ body }) => body);
