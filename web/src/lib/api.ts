/** Asking the server over HTTP. What goes wrong is an ApiError with a sentence a person can read. */
import type { Message } from './scene/types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** In English; `said` is the same as a message of the word files where there is one. */
    readonly sentence: string,
    readonly said: Message | null = null,
    readonly rule = '',
  ) {
    super(sentence);
  }
}

interface Refusal {
  error?: { code?: string; sentence?: string; message?: Message; rule?: string };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function ask(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, 'unreachable', 'The server does not answer.', ['page-unreachable']);
  }
  if (answer.ok) return answer;
  let told: Refusal = {};
  try {
    told = (await answer.json()) as Refusal;
  } catch {
    // an error page of something between us and the server
  }
  const { code = 'unknown', sentence, message = null, rule = '' } = told.error ?? {};
  throw new ApiError(
    answer.status,
    code,
    sentence ?? `The server could not answer (${answer.status}).`,
    message ?? (sentence ? null : ['page-server-error', { status: answer.status }]),
    rule,
  );
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  const got = await answer;
  return (got.status === 204 ? null : await got.json()) as T;
}

/** `once` makes a repeated request have its effect once: give the same value when you try again. */
interface Asking {
  once?: string;
  /** To a table that is not for everybody; in a header, since addresses are written down in many places. */
  invitation?: string;
}
const headed = ({ once, invitation }: Asking): Record<string, string> => ({
  ...(once ? { 'Idempotency-Key': once } : {}),
  ...(invitation ? { 'Jurade-Invitation': invitation } : {}),
});

export const api = {
  get: <T>(path: string, asking: Asking = {}) => json<T>(ask('GET', path, undefined, headed(asking))),
  post: <T>(path: string, body: unknown = {}, asking: Asking = {}) => json<T>(ask('POST', path, body, headed(asking))),
  put: <T>(path: string, body: unknown = {}) => json<T>(ask('PUT', path, body)),
  patch: <T>(path: string, body: unknown = {}) => json<T>(ask('PATCH', path, body)),
  del: <T>(path: string) => json<T>(ask('DELETE', path)),
  text: async (path: string) => (await ask('GET', path)).text(),
};
