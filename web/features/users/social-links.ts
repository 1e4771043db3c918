import * as z from 'zod/mini';
import { webAddress } from '#shared/schemas/fields.ts';
import { maybe } from '#shared/schemas/record.ts';
import type { UserRecord } from '#shared/schemas/user-record.ts';
import { completedAddress, isOnPlatform, type SocialPlatform, socialPlatforms } from '#shared/socials.ts';

type Socials = UserRecord['Socials'];

/** Accepts a full URL, or a handle that `completedAddress` completes. */
const linkOn = (platform: SocialPlatform) =>
  maybe(
    z.pipe(
      z.transform((typed: string) => completedAddress(typed, platform)),
      webAddress.check(
        z.maxLength(300),
        z.refine((url) => isOnPlatform(url, platform)),
      ),
    ),
  );

const byPlatform = <T>(toValue: (platform: SocialPlatform) => T) =>
  Object.fromEntries(socialPlatforms.map(({ platform }) => [platform, toValue(platform)])) as Record<SocialPlatform, T>;

export const socialLinks = byPlatform(linkOn);

export type Links = Record<SocialPlatform, string | null>;

export const linksOf = (socials: Socials): Links =>
  byPlatform((platform) => socials.find((social) => social.platform === platform)?.url ?? null);

export const socialsOf = (links: Links): Socials =>
  socialPlatforms.flatMap(({ platform }) => {
    const url = links[platform];
    return url ? [{ platform, url }] : [];
  });
