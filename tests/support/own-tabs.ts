import { threadId } from 'node:worker_threads';

// BroadcastChannel reaches all workers of the process: a suffix separates them.
const Shared = globalThis.BroadcastChannel;
// This file runs before each test file of a worker, but the class must be wrapped once.
if (Shared.name !== 'OwnChannel') {
  globalThis.BroadcastChannel = class OwnChannel extends Shared {
    constructor(name: string) {
      super(`${name} ${threadId}`);
    }
  };
}
