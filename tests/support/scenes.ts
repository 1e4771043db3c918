import type { Page } from '@playwright/test';
import type { Session } from '#shared/schemas/user.ts';
import { apiOf } from './people.ts';
import { quiet } from './requests.ts';
import { administrationScenes } from './scenes/administration.ts';
import { auditScenes } from './scenes/audit.ts';
import { campusScenes } from './scenes/campus.ts';
import { catalogueScenes } from './scenes/catalogue.ts';
import { doctoratesScenes } from './scenes/doctorates.ts';

import { exportsScenes } from './scenes/exports.ts';
import { firstDecisionScenes } from './scenes/first-decision.ts';
import { formationsScenes } from './scenes/formations.ts';
import { guidedScenes } from './scenes/guided.ts';
import { jobListScenes } from './scenes/job-list.ts';
import { jobPageScenes } from './scenes/job-page.ts';
import { listImportScenes } from './scenes/list-imports.ts';
import { mailTroubleScenes } from './scenes/mail-trouble.ts';
import { portfoliosScenes } from './scenes/portfolios.ts';
import { profileScenes } from './scenes/profile.ts';
import { publicScenes } from './scenes/public.ts';
import { resourcesScenes } from './scenes/resources.ts';
import { resultScenes } from './scenes/result.ts';
import type { Scene } from './scenes/scene.ts';
import { secondStepScenes } from './scenes/second-step.ts';
import { suggestionsScenes } from './scenes/suggestions.ts';
import { superScenes } from './scenes/super.ts';
import { userAreaScenes } from './scenes/user-area.ts';
import { usercvScenes } from './scenes/usercv.ts';
import { usersScenes } from './scenes/users.ts';
import { expect } from './story.ts';

export type { Scene } from './scenes/scene.ts';

export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...secondStepScenes,
  ...userAreaScenes,
  ...doctoratesScenes,
  ...profileScenes,
  ...usercvScenes,
  ...resourcesScenes,
  ...portfoliosScenes,
  ...guidedScenes,
  ...resultScenes,
  ...exportsScenes,
  ...suggestionsScenes,
  ...jobPageScenes,
  ...jobListScenes,
  ...firstDecisionScenes,
  ...administrationScenes,
  ...usersScenes,
  ...campusScenes,
  ...superScenes,
  ...catalogueScenes,
  ...formationsScenes,
  ...listImportScenes,
  ...auditScenes,
  ...mailTroubleScenes,
];

export const beginnerOf = (who: Scene['who'] | Session) => async (): Promise<string> => {
  if (who === null || typeof who === 'string') throw new Error(`${who} begins no assessment in a scene`);
  return (await apiOf(who.token).portfolios.create({ body: { title: 'Portfolio' } })).id;
};

export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await quiet(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};
