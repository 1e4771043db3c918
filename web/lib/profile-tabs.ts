/** The tabs of the profile (D19), in order. */
export const profileTabs = ['personal', 'doctorate', 'diplomas', 'experiences', 'publications'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab's number in the address (`activeTab`). */
export const profileTab = (name: ProfileTab): number => profileTabs.indexOf(name);
