import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LambdaFunction } from '#scripts/platform/template/functions.ts';

export type Invocation = { event: unknown; requestId: string; deadline: number };

export type HeapRequest = { isHeapRequest: true };

/** Bytes that a thread still uses after a garbage collection, buffers outside its heap included. */
export type HeapReply = { heapBytes: number };

export type Ready = { isReady: true };

export type Outcome = { result: unknown } | { error: { type: string; message: string; stack: string } };

export type Start = { codeDir: string; handler: string; functionName: string; arn: string; memoryMb: number };

export type Completion = Outcome | { timedOut: true };

export type FunctionLog = (line: string) => void;

const runtimeVariables = (lambda: LambdaFunction): Record<string, string> => ({
  AWS_DEFAULT_REGION: lambda.region,
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(lambda.memoryMb),
  AWS_LAMBDA_FUNCTION_NAME: lambda.name,
  AWS_LAMBDA_FUNCTION_VERSION: lambda.version,
  AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${lambda.name}`,
  AWS_LAMBDA_LOG_STREAM_NAME: `local-${randomUUID()}`,
  AWS_REGION: lambda.region,
  LAMBDA_TASK_ROOT: lambda.codeDir,
  LANG: 'en_US.UTF-8',
  PATH: process.env.PATH ?? '',
  TZ: ':UTC',
  _HANDLER: lambda.handler,
});

/**
 * Initialisation does not count towards the function's timeout, up to this limit:
 * https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html
 */
const longestInitMs = 10_000;

const crashed = (type: string, message: string): Completion => ({ error: { type, message, stack: message } });

/** A worker thread that serves one invocation at a time, with the function's memory limit and variables. */
export class Environment {
  #worker: Worker;
  #lambda: LambdaFunction;
  #started = Promise.withResolvers<void>();
  #pending: ((completion: Completion) => void) | null = null;
  #heap: PromiseWithResolvers<number | null> | null = null;
  /** Null while the thread is alive. */
  #end: Completion | null = null;

  /** Unique in the process. */
  readonly threadId: number;

  /** `injected`: credentials, stand-in addresses and the temporary folder. */
  constructor(lambda: LambdaFunction, injected: Record<string, string>, log: FunctionLog) {
    const { codeDir, handler, name, arn, memoryMb } = lambda;
    const workerData: Start = { codeDir, handler, functionName: name, arn, memoryMb };
    this.#lambda = lambda;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      env: { ...lambda.environment, ...runtimeVariables(lambda), ...injected },
      execArgv: (lambda.environment.NODE_OPTIONS ?? '').split(' ').filter(Boolean),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    for (const output of [this.#worker.stdout, this.#worker.stderr]) createInterface(output).on('line', log);
    this.threadId = this.#worker.threadId;
    this.#worker.on('message', (message: Ready | HeapReply | Outcome) => {
      if ('isReady' in message) this.#started.resolve();
      else if ('heapBytes' in message) this.#heap?.resolve(message.heapBytes);
      else this.#complete(message);
    });
    this.#worker.on('error', (error) => this.#finish(crashed('Runtime.UnhandledError', String(error))));
    this.#worker.on('exit', (code) => this.#finish(crashed('Runtime.ExitError', `Runtime exited with status ${code}`)));
    const timer = setTimeout(this.#started.resolve, longestInitMs);
    void this.#started.promise.then(() => clearTimeout(timer));
  }

  /** Fulfilled once the code has loaded or failed, or has taken longer than its time. */
  get started(): Promise<void> {
    return this.#started.promise;
  }

  get isAlive(): boolean {
    return this.#end === null;
  }

  /** Never rejects. The environment is dead after a crash or a timeout. */
  async invoke(event: unknown, requestId: string): Promise<Completion> {
    await this.#started.promise;
    if (this.#end) return this.#end;
    const { promise, resolve } = Promise.withResolvers<Completion>();
    this.#pending = resolve;
    const timer = setTimeout(() => {
      this.#finish({ timedOut: true });
      void this.#worker.terminate();
    }, this.#lambda.timeoutMs);
    const invocation: Invocation = { event, requestId, deadline: Date.now() + this.#lambda.timeoutMs };
    this.#worker.postMessage(invocation);
    return promise.finally(() => clearTimeout(timer));
  }

  /** Collects garbage first, see `HeapReply`; null if the thread has ended. */
  async heapBytes(): Promise<number | null> {
    await this.#started.promise;
    if (this.#end) return null;
    this.#heap = Promise.withResolvers();
    const request: HeapRequest = { isHeapRequest: true };
    this.#worker.postMessage(request);
    return this.#heap.promise;
  }

  /** A pending invocation ends as if it had crashed. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #complete(completion: Completion): void {
    this.#pending?.(completion);
    this.#pending = null;
  }

  #finish(end: Completion): void {
    this.#end ??= end;
    this.#started.resolve();
    this.#heap?.resolve(null);
    this.#complete(end);
  }
}
