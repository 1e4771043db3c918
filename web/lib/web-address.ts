/** An address as it was typed, made one that a browser opens as a page of the web (S2.46). */
export const webAddress = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `http://${typed}`);
