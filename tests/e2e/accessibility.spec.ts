import { openedLooks } from '#tests/support/looks.ts';
import { testSound } from '#tests/support/scene-tests.ts';
import { scenes } from '#tests/support/scenes.ts';
import type { Path } from '#web/lib/screens.ts';

/** One scene per screen, with content; `npm run check` also covers tabs, dialogs and other states. */
const sceneOf: Record<Path, string> = {
  '/': 'landing',
  '/login': 'login',
  '/register': 'register',
  '/reset-password': 'reset-password',
  '/choose-password': 'choose-password',
  '/second-step': 'second-step-app',
  '/confirm-email': 'confirm-email',
  '/pending': 'pending',
  '/leaving': 'leaving',
  '/stay': 'stay',
  '/public/cgu': 'terms',
  '/privacy': 'privacy',
  '/accessibility': 'accessibility',
  '/site-map': 'site-map',
  '/public/cv/:id': 'cv-public',
  '/user': 'user-home',
  '/user/profile': 'profile',
  '/user/phd': 'phd',
  '/user/assessment': 'assessments',
  '/user/assessment/:id': 'assessment-activities',
  '/user/assessment/:id/guided': 'guided-first',
  '/user/assessment/:id/result': 'result',
  '/user/assessment/:id/proofs': 'proofs',
  '/user/jobs': 'jobs',
  '/user/jobs/wishes': 'wishes',
  '/user/jobs/compare': 'jobs-compare',
  '/user/jobs/:portfolioId/:jobId': 'job-page',
  '/user/courses': 'courses',
  '/user/career': 'career',
  '/user/cv': 'cv-editor-open',
  '/user/resources': 'resources',
  '/user/help': 'help-open',
  '/admin': 'admin-home',
  '/admin/university': 'admin-university',
  '/admin/users': 'admin-users',
  '/admin/users/:id': 'admin-user',
  '/admin/courses': 'admin-courses',
  '/admin/courses/:id': 'admin-course',
  '/admin/users/import': 'users-import-wrong',
  '/admin/courses/import': 'courses-import-right',
  '/admin/audit': 'admin-audit',
  '/admin/resources': 'admin-resources',
  '/admin/help': 'admin-help',
  '/super-admin': 'super-home',
  '/super-admin/universities': 'super-universities',
  '/super-admin/universities/:id': 'super-university',
  '/super-admin/universities/:id/users/:userId': 'super-user-move',
  '/super-admin/jobs': 'super-jobs',
  '/super-admin/jobs/:id': 'super-job',
  '/super-admin/activities': 'super-activities',
  '/super-admin/activities/:id': 'super-activity',
  '/super-admin/skills': 'super-skills-add',
  '/super-admin/skills/:id': 'super-skill',
  '/super-admin/cases': 'super-cases',
  '/super-admin/cases/:id': 'super-case',
  '/super-admin/catalogue': 'super-catalogue',
  '/super-admin/audit': 'super-audit',
  '/account': 'account',
  '*': 'not-found',
};

// Turns through the looks that `npm run check` tests in full.
Object.values(sceneOf).forEach((name, index) => {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  const possible = openedLooks(scene);
  const look = possible[index % possible.length];
  if (!look) throw new Error(`${name} exists in no look`);
  testSound(scene, look);
});
