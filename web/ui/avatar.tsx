type AvatarProps = { firstName: string; lastName: string; url: string | null; size?: 's' | 'l' };

const initial = (name: string): string => (name.trim()[0] ?? '').toUpperCase();

/** Hidden from screen readers, since the name stands beside it. */
export const Avatar = ({ firstName, lastName, url, size }: AvatarProps) => (
  <span className={size ? `avatar ${size}` : 'avatar'} aria-hidden="true">
    {url ? <img src={url} alt="" /> : initial(firstName) + initial(lastName)}
  </span>
);

const smallWords = /^(de|des|du|d|la|le|les|l|et|of|the|and|universit.)$/i;

/** Turns "Université Rive-Sud" into RS. */
const initialsOf = (name: string): string => {
  const words = name.split(/[\s’'-]+/).filter(Boolean);
  const distinctive = words.filter((word) => !smallWords.test(word));
  return (distinctive.length > 0 ? distinctive : words)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
};

/** Hidden from screen readers, since the name stands beside it. */
export const LogoTile = ({ name, url, size }: { name: string; url: string | null; size?: 'l' }) => (
  <span className={size ? `logo-tile ${size}` : 'logo-tile'} aria-hidden="true">
    {url ? <img src={url} alt="" /> : initialsOf(name)}
  </span>
);
