const keyOf = (portfolioId: string): string => `no wishes ${portfolioId}`;

/** The answer "no wish" is stored on this device, so that the offer is not repeated. */
export const hasNoWish = (portfolioId: string): boolean => localStorage.getItem(keyOf(portfolioId)) !== null;

export const rememberNoWish = (portfolioId: string): void => localStorage.setItem(keyOf(portfolioId), '');
