export const pages = {
  login: '/login',
  requests: '/admin/users?show=pending',
  account: '/account',
  assessments: '/user/assessment',
  doctorate: '/user/phd',
  career: '/user/career',
  cv: '/user/cv',
};
export type MailedPage = keyof typeof pages;
