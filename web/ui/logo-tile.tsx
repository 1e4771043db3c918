const smallWords = /^(de|des|du|d|la|le|les|l|et|of|the|and|universit.)$/i;

/** "Université Rive-Sud" gives RS. */
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
