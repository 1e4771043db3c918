import { threadId } from 'node:worker_threads';

// Workers of one process hear each other's channels: each worker's tabs are its own, as each person's browser is.
const Shared = globalThis.BroadcastChannel;
// A worker comes here before each of its files, and keeps the channels that it opened for the first.
if (Shared.name !== 'OwnChannel') {
  globalThis.BroadcastChannel = class OwnChannel extends Shared {
    constructor(name: string) {
      super(`${name} ${threadId}`);
    }
  };
}
