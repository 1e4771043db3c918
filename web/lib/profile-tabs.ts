/** In the order of the screen (D19). */
export const profileTabs = ['personal', 'doctorate', 'diplomas', 'experiences', 'publications'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profileTab = (name: ProfileTab): number => profileTabs.indexOf(name);
