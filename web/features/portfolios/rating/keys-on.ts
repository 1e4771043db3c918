import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

const storageKey = 'answerKeys';
const { follow, notify } = createListeners();

/** False once somebody has turned the keys off on this device: a dictated word would otherwise answer (RGAA 12.10). */
export const areKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

export const turnKeys = (isOn: boolean): void => {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  notify();
};

export const useKeysOn = (): boolean => useSyncExternalStore(follow, areKeysOn);
