const keyOf = (portfolioId: string): string => `no wishes ${portfolioId}`;

/** True when the candidate answered "no wish" on this device, so that the offer is not repeated. */
export const hasNoWish = (portfolioId: string): boolean => localStorage.getItem(keyOf(portfolioId)) !== null;

export const rememberNoWish = (portfolioId: string): void => localStorage.setItem(keyOf(portfolioId), '');
