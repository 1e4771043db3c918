/** The lists are emptied when a release is kept. */
type Intended = { what: string; since: string; why: string };

/** Breaks for pages of the former release, worded as `breaksBetween` words them. */
export const intendedBreaks: readonly Intended[] = [
  {
    what: 'POST /api/v0/auth/check-link: a reply 204 is gone',
    since: '2026-11-26',
    why: 'pages of the release before look at no body of that call, and take any success alike',
  },
];

/** Calls that the former release's API lacks, and what its pages do then. `what` has the form `GET /api/v0/…`. */
export const newCalls: readonly Intended[] = [
  {
    what: 'GET /api/v0/university-usages',
    since: '2026-11-27',
    why: 'the list of universities shows no figures, and everything else of them',
  },
  ...['POST /api/v0/auth/archive', 'GET /api/v0/auth/archive', 'GET /api/v0/auth/archive/{id}'].map((what) => ({
    what,
    since: '2026-11-26',
    why: 'the section of the account says that it could not be read, and nothing has happened',
  })),
  {
    what: 'POST /api/v0/auth/erase-account',
    since: '2026-11-25',
    why: 'the dialog says that it could not be done, and nothing has happened',
  },
  {
    what: 'POST /api/v0/auth/keep-account',
    since: '2026-11-25',
    why: 'the API of the release before knows nobody who leaves',
  },
  {
    what: 'POST /api/v0/auth/stay',
    since: '2026-11-25',
    why: 'the API of the release before mails no such link; the page offers to try again',
  },
  ...['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({
    what: `${method} /api/v0/auth/factor`,
    since: '2026-11-28',
    why: 'the account’s section says that it could not be read, and the sign-in stays as it was',
  })),
  {
    what: 'POST /api/v0/auth/factor/recovery-codes',
    since: '2026-11-28',
    why: 'the API of the release before knows no second factor',
  },
  ...['second-step', 'confirm-identity'].map((name) => ({
    what: `POST /api/v0/auth/${name}`,
    since: '2026-11-28',
    why: 'the API of the release before asks for neither',
  })),
  ...['factor', 'sessions'].map((name) => ({
    what: `DELETE /api/v0/users/{id}/${name}`,
    since: '2026-11-28',
    why: 'the page says that it could not be done, and nothing has happened',
  })),
  ...['audit', 'university/{universityId}'].map((list) => ({
    what: `POST /api/v0/downloads/${list}`,
    since: '2026-11-28',
    why: 'the page says so, and makes no file',
  })),
  ...['GET /api/v0/cases', 'POST /api/v0/cases'].map((what) => ({
    what,
    since: '2026-11-26',
    why: 'the list says that it could not be read, and nothing has happened',
  })),
  ...['GET', 'PUT', 'DELETE'].map((method) => ({
    what: `${method} /api/v0/cases/{id}`,
    since: '2026-11-26',
    why: 'only the list leads there, which the API of the release before does not have',
  })),
  ...['POST', 'GET'].map((method) => ({
    what: `${method} /api/v0/users/university/{universityId}/reminders`,
    since: '2026-11-26',
    why: 'the cohort’s line says that it could not be read or done, and no mail is written',
  })),
  {
    what: 'DELETE /api/v0/users/university/{universityId}/reminders/{cohort}',
    since: '2026-11-26',
    why: 'the API of the release before has begun no reminder that could be taken back',
  },
  {
    what: 'POST /api/v0/usercv/user/{id}/contact',
    since: '2026-11-26',
    why: 'the API of the release before publishes no CV that takes messages, so no page shows the form',
  },
];
