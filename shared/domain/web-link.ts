/** An address of the web as a link can follow it: kept as typed, perhaps without its scheme. */
export const webLink = (address: string): string => (/^https?:\/\//i.test(address) ? address : `http://${address}`);
