const name = /^@?([\p{L}\p{N}_-]+)$/u;
const dottedName = /^@?([\p{L}\p{N}._-]+)$/u;

/** `names` matches a bare user name; `hosts` lists the allowed hosts, including those of countries and universities. */
export const socialPlatforms = [
  {
    platform: 'LINKEDIN',
    name: 'LinkedIn',
    baseUrl: 'https://www.linkedin.com/in/',
    names: name,
    hosts: /^(?:[a-z\d-]+\.)?linkedin\.com$/,
  },
  {
    platform: 'GOOGLE_SCHOLAR',
    name: 'Google Scholar',
    baseUrl: 'https://scholar.google.com/citations?user=',
    names: name,
    hosts: /^scholar\.google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
  },
  {
    platform: 'RESEARCH_GATE',
    name: 'ResearchGate',
    baseUrl: 'https://www.researchgate.net/profile/',
    names: name,
    hosts: /^(?:www\.)?researchgate\.net$/,
  },
  {
    platform: 'TWITTER',
    name: 'X (Twitter)',
    baseUrl: 'https://twitter.com/',
    names: name,
    hosts: /^(?:(?:www|mobile)\.)?(?:twitter|x)\.com$/,
  },
  {
    platform: 'ACADEMIA_EDU',
    name: 'Academia.edu',
    baseUrl: 'https://independent.academia.edu/',
    names: name,
    hosts: /^(?:[a-z\d-]+\.)?academia\.edu$/,
  },
  {
    platform: 'MY_SCIENCE_WORK',
    name: 'MyScienceWork',
    baseUrl: 'https://www.mysciencework.com/profile/',
    names: dottedName,
    hosts: /^(?:www\.)?mysciencework\.com$/,
  },
] as const;

export type SocialPlatform = (typeof socialPlatforms)[number]['platform'];

/** Accepts a URL with or without a scheme. */
export const isOnPlatform = (address: string, platform: string): boolean => {
  const known = socialPlatforms.find((one) => one.platform === platform);
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  // `host` includes the port, so that only the default port passes.
  return known !== undefined && url !== null && known.hosts.test(url.host);
};

export const completedAddress = (typed: string, platform: SocialPlatform): string => {
  const text = typed.trim();
  const known = socialPlatforms.find((one) => one.platform === platform);
  const [, alone] = known?.names.exec(text) ?? [];
  return known && alone ? known.baseUrl + alone : text;
};
