import { AsyncLocalStorage } from 'node:async_hooks';

// The product's code reads the names of its cell and tables at each call, so one process can work in several cells.

const here = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/** The process's own variables, in front of which those of `inEnvironment` stand. Put it into `process.env`. */
export const inFrontOf = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  new Proxy(own, {
    get: (target, name) => here.getStore()?.[String(name)] ?? Reflect.get(target, name),
    // The default takes the proxy for the owner, which `process.env` refuses.
    set: (target, name, value) => Reflect.set(target, name, value),
    deleteProperty: (target, name) =>
      Reflect.deleteProperty(here.getStore() ?? {}, name) && Reflect.deleteProperty(target, name),
  });

/** Runs with these variables, whatever runs beside it. */
export const inEnvironment = <T>(variables: Readonly<Record<string, string>>, run: () => T): T =>
  here.run({ ...variables }, run);
