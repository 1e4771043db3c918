import type { ComponentType } from 'react';
import type { Path } from '#web/lib/screens.ts';

/** What each address shows, loaded when it is opened; everything else of a screen is a row of `web/lib/screens.ts`. */
export const components: Record<Path, () => Promise<ComponentType>> = {
  '/': async () => (await import('#web/screens/public/landing.tsx')).Landing,
  '/login': async () => (await import('#web/screens/public/login.tsx')).Login,
  '/register': async () => (await import('#web/screens/public/register.tsx')).Register,
  '/reset-password': async () => (await import('#web/screens/public/reset-password.tsx')).ResetPassword,
  '/confirm-email': async () => (await import('#web/screens/public/confirm-email.tsx')).ConfirmEmail,
  '/pending': async () => (await import('#web/screens/public/pending.tsx')).Pending,
  '/public/cgu': async () => (await import('#web/screens/public/terms.tsx')).Terms,
  '/public/cv/:id': async () => (await import('#web/screens/public/cv.tsx')).Cv,
  '/user': async () => (await import('#web/screens/user/home.tsx')).UserHome,
  '/user/profile': async () => (await import('#web/screens/user/profile.tsx')).Profile,
  '/user/phd': async () => (await import('#web/screens/user/phd.tsx')).Phd,
  '/user/assessment': async () => (await import('#web/screens/user/assessments.tsx')).Assessments,
  '/user/assessment/:id': async () => (await import('#web/screens/user/assessment.tsx')).Assessment,
  '/user/jobs': async () => (await import('#web/screens/user/jobs.tsx')).Jobs,
  '/user/courses': async () => (await import('#web/screens/user/formations.tsx')).SuggestedCourses,
  '/user/career': async () => (await import('#web/screens/user/career.tsx')).Career,
  '/user/cv': async () => (await import('#web/screens/user/cv.tsx')).MyCv,
  '/user/resources': async () => (await import('#web/screens/user/resources.tsx')).Resources,
  '/user/help': async () => (await import('#web/screens/user/help.tsx')).Help,
  '/admin': async () => (await import('#web/screens/home.tsx')).Home,
  '/admin/university': async () => (await import('#web/screens/admin/university.tsx')).University,
  '/admin/users': async () => (await import('#web/screens/admin/users.tsx')).Users,
  '/admin/users/:id': async () => (await import('#web/screens/admin/user.tsx')).User,
  '/admin/courses': async () => (await import('#web/screens/admin/formations.tsx')).Formations,
  '/admin/courses/:id': async () => (await import('#web/screens/admin/formation.tsx')).Formation,
  '/super-admin': async () => (await import('#web/screens/home.tsx')).Home,
  '/account': async () => (await import('#web/screens/account.tsx')).Account,
  '*': async () => (await import('#web/screens/public/not-found.tsx')).NotFound,
};
