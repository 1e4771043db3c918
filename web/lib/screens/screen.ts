import type { Texts } from '#shared/i18n/index.ts';
import type { TextKey } from '#shared/i18n/translate.ts';
import type { Role } from '#shared/lists.ts';

/**
 * Says who may see the screen: `public` everybody, `landing` everybody without a screen of their own, `guest` the
 * signed-out, `pending` those not accepted yet, `choosing` those who must choose a password, `securing` those who must
 * set up a second factor, `leaving` those whose account is to be erased, or accepted users of some roles.
 */
export type Access = 'public' | 'landing' | 'guest' | 'pending' | 'choosing' | 'securing' | 'leaving' | readonly Role[];

/** `alone` is the area without its menu. */
export type Frame = 'area' | 'alone' | 'site' | 'split';

/** A file of texts that a browser may load; other files are for servers only. */
export type Namespace = keyof Texts;

export type TitleKey = TextKey<Namespace>;

/** A screen's words in the namespace `menu`. */
export type MenuName = Exclude<keyof Texts['menu'], 'spine' | 'walk'>;

export type Screen = {
  path: string;
  access: Access;
  frame: Frame;
  /** Announced after a navigation. */
  title: TitleKey;
  /** Leaves out those of the frame and of components loaded on demand. */
  texts: readonly Namespace[];
  /** The edge function lists them too (`infra/constructs/page-fallback.js`). */
  isRendered?: true;
  /** Rendered by a function into the page of this name. */
  shell?: 'cv';
  /** The menu follows the order of this table. */
  menu?: MenuName;
};

const frameTexts: Record<Frame, readonly Namespace[]> = {
  site: [],
  split: ['errors'],
  area: ['errors', 'menu'],
  alone: ['errors'],
};

export const textsOf = ({ frame, texts }: Pick<Screen, 'frame' | 'texts'>): readonly Namespace[] => [
  'common',
  'layout',
  ...frameTexts[frame],
  ...texts,
];

/** An area's screens have the access of the area, and its frame unless they stand alone. */
export type AreaScreen = Omit<Screen, 'access' | 'frame'> & { frame?: 'alone' };

export const inArea = <const S extends readonly AreaScreen[]>(role: Role, screens: S) =>
  screens.map((screen: S[number]) => ({ ...screen, access: [role], frame: screen.frame ?? ('area' as const) }));
