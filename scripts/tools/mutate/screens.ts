const rendered = (name: string): string => `tests/web/${name}.test.tsx`;
const [doctorate, suggested, jobs] = [
  rendered('doctorates/doctorate-tabs'),
  rendered('formations/suggested-courses'),
  rendered('jobs/job-criteria'),
];
const [profile, publications, cvLists] = [
  rendered('profile/personal-info'),
  rendered('publications/import-publications'),
  rendered('usercv/cv-lists'),
];
const [pictures, uploads] = [rendered('blocks/picture-dialog'), rendered('resources/uploads')];
const [home, kept, terms] = [rendered('journey/home'), rendered('lib/kept-in-tab'), rendered('blocks/help-and-terms')];

/** Candidates' screens and public pages. */
export const screenMutations: readonly (readonly [file: string, find: string, replace: string, test: string])[] = [
  // Profile
  [
    'web/features/users/profile-head.tsx',
    "t('age', { count: age })",
    "t('age', { count: age + 1 })",
    rendered('profile/profile'),
  ],
  ['web/features/users/personal-info.tsx', 'else set(platform, completed);', 'else onBlur(event);', profile],
  ['web/features/users/social-links.ts', 'z.refine((url) => isOnPlatform(url, platform)),', '', profile],
  ['web/blocks/picture-dialog.tsx', 'notifyError(sentence);', '', pictures],
  ['web/blocks/use-chosen-image.ts', 'if (latest.current !== file) {', 'if (false) {', pictures],
  ['web/lib/files/image-file.ts', 'file.size > largestPicture', 'file.size > largestPicture + 1', pictures],
  ['web/lib/files/image-file.ts', 'width * height > mostPixels', 'width * height > 2 * mostPixels', pictures],
  ['web/features/publications/import-publications.tsx', "return 'known';", 'return undefined;', publications],
  [
    'web/features/publications/import-publications.tsx',
    "? 'twice' : undefined",
    '? undefined : undefined',
    publications,
  ],
  ['web/features/publications/publications.tsx', 'url: doiAddress(doi)', "url: ''", publications],
  ['web/blocks/save-footer.tsx', 'disabled={!isDirty || missing.length > 0}', 'disabled={missing.length > 0}', profile],

  // Doctorate
  [
    'web/features/doctorates/my-doctorate.tsx',
    "number < current ? 'done'",
    "number <= current ? 'done'",
    rendered('doctorates/doctoral-year'),
  ],
  ['web/features/doctorates/doctorate-details.tsx', '      allowsText\n', '', doctorate],
  [
    'web/features/doctorates/doctorate-texts.tsx',
    'countWords(form.values[name] ??',
    'countWords(doctorate[name] ??',
    doctorate,
  ],

  // Courses, jobs, resources, help
  ['web/lib/calls/query-client.ts', 'await queryClient.cancelQueries({ queryKey });', '', jobs],
  ['web/features/formations/suggested-formations.tsx', 'rel="noopener noreferrer"', 'rel="noreferrer"', suggested],
  ['web/features/formations/suggested-formations.tsx', 'href={webAddress(url)}', 'href={url}', suggested],
  ['web/screens/user/formations.tsx', 'skillId: skill.value', "skillId: ''", suggested],
  [
    'web/features/jobs/job-criteria.tsx',
    '<DomainField portfolio={portfolio} />',
    '<DomainField portfolio={{ ...portfolio, researchDomain: null }} />',
    jobs,
  ],
  ['web/features/jobs/domain-field.tsx', 'researchDomain: target.value', 'researchDomain: null', jobs],
  ['web/features/resources/use-uploads.ts', 'running.get(upload.id)?.abort();', '', uploads],
  [
    'web/features/resources/use-uploads.ts',
    'const key = upload.key ?? (await send());',
    'const key = await send();',
    uploads,
  ],
  ['web/features/journey/station-list.tsx', 'next={name === next &&', 'next={name !== next &&', home],
  ['web/features/journey/top-jobs.tsx', 'const mostJobs = 3;', 'const mostJobs = 4;', home],

  // Account, and the way back
  [
    'web/features/auth/own-sessions.tsx',
    'sessions.length > 1 && <EndSessions',
    'sessions.length > 9 && <EndSessions',
    rendered('auth/own-sessions'),
  ],
  ['web/features/auth/own-address.tsx', 'needsPassword ', '', rendered('auth/account')],
  ['web/lib/session/return-path.ts', 'data.userId === userId', 'true', kept],
  ['web/lib/forms/kept-drafts.ts', 'getSession()?.user.id, ', '', kept],

  // Online CV and public pages
  ['web/features/usercv/add-entry.tsx', '.filter(({ id }) => !rows.some(({ entry }) => entry.id === id))', '', cvLists],
  [
    'web/lib/calls/task-queue.ts',
    'const done = last.then(run, run);',
    'const done = run();',
    'tests/web/lib/in-turn.test.ts',
  ],
  ['web/features/usercv/cv-list.tsx', 'inTurn(() => call(input))', 'call(input)', cvLists],
  [
    'web/features/usercv/cv-sections.tsx',
    'list.filter(({ isPublic }) => isPublic).length',
    'list.length',
    rendered('usercv/cv-editor'),
  ],
  ['web/features/usercv/public-link.tsx', 'await navigator.clipboard.writeText(link);', '', cvLists],
  ['web/screens/public/terms.tsx', "{currentLanguage() !== 'fr' && <p>{t('frenchOnly')}</p>}", '', terms],
  ['web/screens/public/terms.tsx', '<ol lang="fr">', '<ol>', terms],
];
