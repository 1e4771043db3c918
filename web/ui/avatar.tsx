type AvatarProps = { firstName: string; lastName: string; url: string | null; size?: 's' | 'l' };

const initial = (name: string): string => (name.trim()[0] ?? '').toUpperCase();

/** Hidden from screen readers, since the name stands beside it. */
export const Avatar = ({ firstName, lastName, url, size }: AvatarProps) => (
  <span className={size ? `avatar ${size}` : 'avatar'} aria-hidden="true">
    {url ? <img src={url} alt="" /> : initial(firstName) + initial(lastName)}
  </span>
);
