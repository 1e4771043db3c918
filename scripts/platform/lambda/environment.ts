import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LambdaFunction } from '#scripts/platform/template/functions.ts';

/** What a gateway asks of an execution environment. */
export type Invocation = { event: unknown; requestId: string; deadline: number };

/** What the environment says once it has loaded its handler, or failed to. */
export type Ready = { isReady: true };

/** What it says after each invocation. */
export type Outcome = { result: unknown } | { error: { type: string; message: string; stack: string } };

/** What an environment is started with. */
export type Start = { codeDir: string; handler: string; functionName: string; arn: string; memoryMb: number };

/** How an invocation ended: with a result, with an error, or not in time. */
export type Completion = Outcome | { timedOut: true };

/** Writes a line of a function's own output. */
export type FunctionLog = (line: string) => void;

/** What the Lambda runtime adds to the variables of the template. */
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

/** Starting does not count as the function's time, up to here: https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html */
const longestInitMs = 10_000;

const crashed = (type: string, message: string): Completion => ({ error: { type, message, stack: message } });

/** One execution environment: a thread that serves one invocation at a time, with the function's memory and variables. */
export class Environment {
  #worker: Worker;
  #lambda: LambdaFunction;
  #started = Promise.withResolvers<void>();
  #pending: ((completion: Completion) => void) | null = null;
  /** How it ended; null while it is alive. */
  #end: Completion | null = null;

  /** `injected` is what an environment finds besides the template's variables: credentials, addresses, its temporary folder. */
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
    this.#worker.on('message', (message: Ready | Outcome) => {
      if ('isReady' in message) this.#started.resolve();
      else this.#complete(message);
    });
    this.#worker.on('error', (error) => this.#finish(crashed('Runtime.UnhandledError', String(error))));
    this.#worker.on('exit', (code) => this.#finish(crashed('Runtime.ExitError', `Runtime exited with status ${code}`)));
    const timer = setTimeout(this.#started.resolve, longestInitMs);
    void this.#started.promise.then(() => clearTimeout(timer));
  }

  get isAlive(): boolean {
    return this.#end === null;
  }

  /** Runs the handler once; never rejects. An environment that crashed or ran out of time is dead afterwards. */
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

  /** Ends it at once; an invocation under way ends as by a crash. */
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
    this.#complete(end);
  }
}
