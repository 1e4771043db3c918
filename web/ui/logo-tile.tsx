const smallWords = /^(de|des|du|d|la|le|les|l|et|of|the|and|universit.)$/i;

/** "Université Rive-Sud" gives RS: the first letters of the two first words that tell it apart. */
const letters = (name: string): string => {
  const words = name.split(/[\s’'-]+/).filter(Boolean);
  const telling = words.filter((word) => !smallWords.test(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
};

/** A university's logo, else its letters. Its name stands beside it, so it is decoration. */
export const LogoTile = ({ name, url, size }: { name: string; url: string | null; size?: 'l' }) => (
  <span className={size ? `logo-tile ${size}` : 'logo-tile'} aria-hidden="true">
    {url ? <img src={url} alt="" /> : letters(name)}
  </span>
);
