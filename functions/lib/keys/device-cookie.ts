import { createHmac, timingSafeEqual } from 'node:crypto';
import { emailKey } from '#functions/data/entities/credential.ts';
import { newDeviceId } from '#functions/data/kernel/ids.ts';
import { daySeconds, deviceCookieDays } from '#shared/limits.ts';
import { getKey } from './keys.ts';
import { cookieAttributes } from './session-cookie.ts';

/** Holds a device's id and a signature for each account that it has signed in to. */
export const deviceCookie = '__Secure-device';

const maxAgeSeconds = deviceCookieDays * daySeconds;
const mostAccounts = 10;

const wellFormed = /^[A-Za-z0-9]{22}(?:\.[\w-]{22}){1,10}$/;

const signature = (deviceId: string, email: string): string =>
  createHmac('sha256', getKey('DEVICE_SECRET'))
    .update(`${deviceId} ${emailKey(email)}`)
    .digest('base64url')
    .slice(0, 22);

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

const read = (value: string): { id: string; signatures: string[] } | null => {
  if (!wellFormed.test(value)) return null;
  const [id = '', ...signatures] = value.split('.');
  return { id, signatures };
};

/** Null unless a cookie proves that the device has signed in to the account. */
export const knownDevice = (values: readonly string[], email: string): string | null =>
  values.map(read).find((device) => device?.signatures.some((given) => isSame(given, signature(device.id, email))))
    ?.id ?? null;

export const rememberDevice = (values: readonly string[], email: string): string => {
  const known = knownDevice(values, email);
  const devices = values.map(read);
  const { id, signatures } = devices.find((device) => device && (!known || device.id === known)) ?? {
    id: newDeviceId(),
    signatures: [],
  };
  const own = signature(id, email);
  const kept = [own, ...signatures.filter((other) => other !== own)].slice(0, mostAccounts);
  return `${deviceCookie}=${[id, ...kept].join('.')}; Max-Age=${maxAgeSeconds}; ${cookieAttributes}`;
};
