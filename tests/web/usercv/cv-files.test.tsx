import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderElement } from '#tests/support/rendered.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { candidate, recordOf } from '#tests/support/web-samples.ts';
import { entry, privateCv } from '#tests/web/usercv/samples.ts';
import { CvFiles } from '#web/features/usercv/cv-files.tsx';

const noDoctorate = { thesisTitle: null, researchDomain: '12', startDate: '2024-10-01', estimatedEndDate: null };

test.each([
  ['fr', 'Esprit critique', 'Avancé', 'Doctorat (Histoire)'],
  ['en', 'Critical thinking', 'Advanced', 'PhD (History)'],
] as const)(
  'one’s whole CV is saved as JSON Resume and as Europass XML, with private parts (%s)',
  async (language, skill, level, degree) => {
    const saved = catchSavedFiles();
    const about = 'Je vérifie & je dis.';
    const { user } = await renderElement(<CvFiles userId={candidate.id} />, {
      language,
      who: candidate,
      replies: {
        'users.get': recordOf(candidate),
        'usercv.get': { user: { Diplomas: [], Experiences: [], Publications: [] }, userCv: { ...privateCv, about } },
        'usercv.listSkills': [
          {
            id: 'r1',
            value: 4.5,
            proof: 'Deux résultats.',
            Skill: entry('s1', 'Esprit critique', 'Critical thinking'),
          },
        ],
        'doctorates.get': { ...noDoctorate, researchOrganization: 'Rive-Sud', companyName: null },
      },
    });
    await user.click(screen.getByRole('button', { name: 'JSON Resume' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Europass (XML)' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ name }) => name)).toEqual([
      'Thésée – Léa Marchand – CV.json',
      'Thésée – Léa Marchand – CV.xml',
    ]);
    const [json = '', xml = ''] = await Promise.all(saved.map(({ text }) => text));
    expect(JSON.parse(json)).toMatchObject({
      basics: { name: 'Léa Marchand', summary: about },
      education: [{ area: degree, institution: 'Rive-Sud' }],
      skills: [{ name: skill, level, keywords: ['Deux résultats.'] }],
    });
    expect(xml).toContain(`<Title>${skill}</Title>`);
    expect(xml).toContain(`languageCode="${language}"`);
  },
);
