// Workers of one process hear each other's channels: each worker's tabs are its own, as each person's browser is.
const Shared = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${name} ${process.env.VITEST_POOL_ID}`);
  }
};
