import type { Clock } from '#scripts/platform/host/clock.ts';
import type { Throttle } from '#scripts/platform/template/http-api.ts';

/**
 * Returns a function that takes a token and says whether there was one: a bucket of `burst` tokens, refilled at the rate.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-throttling.html
 */
export const createThrottle = (throttle: Throttle | null, clock: Clock): (() => boolean) => {
  if (!throttle) return () => true;
  const { perSecond, burst } = throttle;
  let [tokens, at] = [burst, clock.now()];
  return () => {
    const now = clock.now();
    tokens = Math.min(burst, tokens + (Math.max(0, now - at) * perSecond) / 1000);
    at = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
