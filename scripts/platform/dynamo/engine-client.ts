import { Agent, request } from 'node:http';
import type { Response } from '#scripts/platform/http/message.ts';

/** The engine accepts any signature but separates data by access key, so all requests use one fixed key. */
const authorization =
  'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

export const createEngineClient = (origin: string) => {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  return {
    /** Rejects while the engine is down. */
    send: (target: string, contentType: string, body: Buffer): Promise<Response> =>
      new Promise((resolve, reject) => {
        const headers = {
          authorization,
          'content-type': contentType,
          'x-amz-target': target,
          'content-length': body.length,
        };
        const call = request({ agent, hostname, port, method: 'POST', path: '/', headers }, async (answer) => {
          try {
            const chunks: Buffer[] = [];
            for await (const chunk of answer) chunks.push(chunk);
            const kept = ['content-type', 'x-amz-crc32', 'x-amzn-requestid'].flatMap((name) => {
              const value = answer.headers[name];
              return typeof value === 'string' ? [[name, value]] : [];
            });
            resolve({
              status: answer.statusCode ?? 502,
              headers: Object.fromEntries(kept),
              body: Buffer.concat(chunks),
            });
          } catch (error) {
            reject(error);
          }
        });
        call.on('error', reject);
        call.end(body);
      }),
    stop: (): void => agent.destroy(),
  };
};
