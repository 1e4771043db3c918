/** The six platforms on which people show themselves: how they are called, and what a profile's address begins with. */
export const socialPlatforms = [
  { platform: 'LINKEDIN', name: 'LinkedIn', baseUrl: 'https://www.linkedin.com/in/' },
  { platform: 'GOOGLE_SCHOLAR', name: 'Google Scholar', baseUrl: 'https://scholar.google.com/citations?user=' },
  { platform: 'RESEARCH_GATE', name: 'ResearchGate', baseUrl: 'https://www.researchgate.net/profile/' },
  { platform: 'TWITTER', name: 'X (Twitter)', baseUrl: 'https://twitter.com/' },
  { platform: 'ACADEMIA_EDU', name: 'Academia.edu', baseUrl: 'https://independent.academia.edu/' },
  { platform: 'MY_SCIENCE_WORK', name: 'MyScienceWork', baseUrl: 'https://www.mysciencework.com/profile/' },
] as const;
