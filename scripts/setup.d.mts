export const stampOf: (lock: string | Buffer) => string;
export const isStale: (lock: string | Buffer, stamp: string | null) => boolean;
export const findObstacle: (host: { platform: string; arch: string; node: string; npm: string }) => string | null;
export const javaVersionOf: (text: string) => number | null;
