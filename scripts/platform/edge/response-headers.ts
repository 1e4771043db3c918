import type { Headers } from '#scripts/platform/http/message.ts';
import type { ResponseHeaders } from '#scripts/platform/template/response-headers.ts';

/** The origin's headers with those of a response headers policy. */
export const applyResponseHeaders = (headers: Headers, policy: ResponseHeaders | null): Headers => {
  if (!policy) return headers;
  const result = Object.fromEntries(Object.entries(headers).filter(([name]) => !policy.remove.includes(name)));
  for (const { name, value, override } of policy.set) if (override || !(name in result)) result[name] = value;
  return result;
};

/** The policy with one host for another in its content security policy, and nothing else changed. */
export const replaceHost = (policy: ResponseHeaders | null, from: string, to: string): ResponseHeaders | null =>
  policy && {
    ...policy,
    set: policy.set.map((header) =>
      header.name === 'content-security-policy' ? { ...header, value: header.value.replaceAll(from, to) } : header,
    ),
  };
