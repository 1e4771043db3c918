/** What a gateway asks of an execution environment. */
export type Invocation = { event: unknown; requestId: string; deadline: number };

/** What the environment says once it has loaded its handler, or failed to. */
export type Ready = { isReady: true };

/** What it says after each invocation. */
export type Outcome = { result: unknown } | { error: { type: string; message: string; stack: string } };

/** What an environment is started with. */
export type Start = { codeDir: string; handler: string; functionName: string; arn: string; memoryMb: number };
