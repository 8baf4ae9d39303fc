/**
 * Asking the server over HTTP, in the words of its own description: `api.get('/tables/{table}', { at: { table } })`.
 * What goes wrong is an ApiError with a sentence a person can read.
 */
import { address } from './address';
import type { Message, RefusedRequest, Routes } from './generated/types';

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path<M extends Method> = keyof Routes extends infer K ? (K extends `${M} ${infer P}` ? P : never) : never;
type Route<M extends Method, P extends Path<M>> = Routes[`${M} ${P}` & keyof Routes];
type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

interface Heads {
  /** Makes a repeated request have its effect once: give the same value when you try again. */
  once?: string;
  /** To a table that is not for everybody; in a header, since addresses are written down in many places. */
  invitation?: string;
}

/** What an address is asked with: what stands in its braces, what is sent, what is asked about. */
type Given<M extends Method, P extends Path<M>> = Heads &
  ([Names<P>] extends [never] ? unknown : { at: Record<Names<P>, string | number> }) &
  (Route<M, P> extends { body: infer Body } ? { body: Body } : unknown) &
  (Route<M, P> extends { query: infer Query } ? { query?: Query } : unknown);

/** Nothing needs to be given where nothing has to be. */
type Asking<M extends Method, P extends Path<M>> =
  Heads extends Given<M, P> ? [given?: Given<M, P>] : [given: Given<M, P>];

interface Asked extends Heads {
  at?: Record<string, string | number>;
  query?: object;
  body?: unknown;
}

async function ask(method: Method, path: string, { at, query, body, once, invitation }: Asked): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`/api${address(path, at, query)}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(once ? { 'Idempotency-Key': once } : {}),
        ...(invitation ? { 'Jurade-Invitation': invitation } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, 'unreachable', 'Can’t reach the server.', ['page-unreachable']);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer.headers.get('Content-Type')?.includes('json') ? answer.json() : answer.text();
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const { code, sentence, message, rule } = ((await answer.json()) as RefusedRequest).error;
    return new ApiError(answer.status, code, sentence, message, rule);
  } catch {
    // an error page of something between us and the server
    const { status } = answer;
    return new ApiError(status, 'unknown', `Server error (${status}).`, ['page-server-error', { status }]);
  }
}

const asking =
  <M extends Method>(method: M) =>
  <P extends Path<M>>(path: P, ...[given]: Asking<M, P>): Promise<Route<M, P>['reply']> =>
    ask(method, path, (given ?? {}) as Asked) as Promise<Route<M, P>['reply']>;

export const api = {
  get: asking('GET'),
  post: asking('POST'),
  put: asking('PUT'),
  patch: asking('PATCH'),
  del: asking('DELETE'),
};
