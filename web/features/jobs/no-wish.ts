const keyOf = (portfolioId: string): string => `no wishes ${portfolioId}`;

/** Whether somebody has said on this device that nothing draws them more than the rest: an answer, so they are not asked again. */
export const hasNoWish = (portfolioId: string): boolean => localStorage.getItem(keyOf(portfolioId)) !== null;

export const rememberNoWish = (portfolioId: string): void => localStorage.setItem(keyOf(portfolioId), '');
