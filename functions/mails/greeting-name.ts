const longest = 60;

/**
 * A first name fit for a greeting, or null. Anybody may register any address: a "name" that is a link or an advertisement
 * must not reach a stranger's mailbox over our signature.
 */
export const greetingName = (firstName: string): string | null => {
  const looksLikeName = /^[\p{L}\p{M}'’ .-]+$/u.test(firstName);
  const looksLikeLink = /\.\p{L}{2}/u.test(firstName);
  return looksLikeName && !looksLikeLink && firstName.length <= longest ? firstName : null;
};
