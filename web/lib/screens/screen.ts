import type { Texts } from '#shared/i18n/index.ts';
import type { TextKey } from '#shared/i18n/translate.ts';
import type { Role } from '#shared/lists.ts';
import type { IconName } from '#web/ui/icon-names.ts';

/** Who may see a screen: everybody; everybody whom no other screen awaits (the landing page); whoever is not signed in; those who wait to be accepted; those whose account is to be erased, as they asked; the accepted of some roles. */
export type Access = 'public' | 'landing' | 'guest' | 'pending' | 'choosing' | 'leaving' | readonly Role[];

/** What stands around a screen: the menu of the signed-in areas, the top bar, or the labyrinth beside a form. */
export type Frame = 'area' | 'site' | 'split';

/** The texts that a browser may load; the others are a server's. */
export type Namespace = keyof Texts;

/** A screen's title: a text by its namespace and key. */
export type TitleKey = TextKey<Namespace>;

export type Screen = {
  path: string;
  access: Access;
  frame: Frame;
  /** Stands in the browser's tab and is announced after a navigation. */
  title: TitleKey;
  /** The texts that it is worded with; what stands around it, and what it loads on demand, has its own. */
  texts: readonly Namespace[];
  /** Rendered to HTML by the build, in each language: for who comes for the first time. The edge knows them too (`infra/constructs/page-fallback.js`). */
  isRendered?: true;
  /** Filled in by a function, in the page that the build writes under this name, in each language, at the top of the site. */
  shell?: 'cv';
  /** Makes it an entry of its area's menu, in the order of this table, worded in the namespace `menu` under this name. */
  menu?: { name: keyof Texts['menu']; icon: IconName };
};

const frameTexts: Record<Frame, readonly Namespace[]> = { site: [], split: ['errors'], area: ['errors', 'menu'] };

/** All that a screen is worded with, and what stands around it. */
export const textsOf = ({ frame, texts }: Pick<Screen, 'frame' | 'texts'>): readonly Namespace[] => [
  'common',
  'layout',
  ...frameTexts[frame],
  ...texts,
];

/** Of a member's record, whoever administers them. */
export const userTexts = [
  'user',
  'users',
  'profile',
  'pictures',
  'doctorates',
  'cv',
  'lists',
] as const satisfies readonly Namespace[];
