/** An address as it was typed, made one that a browser opens as a page of the web: encrypted unless it says otherwise. */
export const webAddress = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
