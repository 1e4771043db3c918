import type { DeviceScreen } from './device-record.ts';
import { ownScreens } from './own-screens.ts';
import { sharedScreens } from './shared-screens.ts';

/** Every form with a save button and a revisioned record (D90). */
export const deviceScreens: Record<string, DeviceScreen> = { ...ownScreens, ...sharedScreens };
