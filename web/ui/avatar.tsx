type AvatarProps = { firstName: string; lastName: string; url: string | null; size?: 's' | 'l' };

const initial = (name: string): string => (name.trim()[0] ?? '').toUpperCase();

/** A person's picture, else their initials. The name stands beside it, so it is decoration. */
export const Avatar = ({ firstName, lastName, url, size }: AvatarProps) => (
  <span className={size ? `avatar ${size}` : 'avatar'} aria-hidden="true">
    {url ? <img src={url} alt="" /> : initial(firstName) + initial(lastName)}
  </span>
);
