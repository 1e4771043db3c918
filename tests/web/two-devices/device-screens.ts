import type { DeviceScreen } from './device-record.ts';
import { ownScreens } from './own-screens.ts';
import { sharedScreens } from './shared-screens.ts';

/** Every form behind a save button that holds a record with a revision (D90). */
export const deviceScreens: Record<string, DeviceScreen> = { ...ownScreens, ...sharedScreens };
