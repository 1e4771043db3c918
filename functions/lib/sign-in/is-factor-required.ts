import { env } from '#functions/lib/lambda/env.ts';
import type { Role } from '#shared/lists.ts';

/** True where the stage requires a second factor of administrators (D86). */
export const isFactorRequired = (role: Role): boolean => role !== 'user' && env('SECOND_FACTOR') === 'required';
