/** The two attributes of an item that ends: the exact moment for us, and in seconds for DynamoDB, which removes it up to days later. */
export const expiry = (at: Date) => ({ expiresAt: at.toISOString(), ttl: Math.ceil(at.getTime() / 1000) });
