/** The server's REST interface: one door for requests, refusals as errors that carry words. */
import type { Refusal, Text } from './wire';

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: Text;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.code = refusal.code;
    this.reason = refusal.reason;
  }
}

export interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  key?: string;
  body?: unknown;
  /** A body that is text already: a file as it is. */
  text?: string;
  signal?: AbortSignal;
}

/** Ask the server; what it refuses, and what does not reach it, comes as `ApiError`. */
export async function api<Answer>(path: string, request: Request = {}): Promise<Answer> {
  const response = await send(path, request);
  return (await response.json()) as Answer;
}

/** The same for an answer that is to be kept as it was written. */
export async function apiText(path: string, request: Request = {}): Promise<string> {
  return (await send(path, request)).text();
}

async function send(path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (request.key) headers['Authorization'] = `Bearer ${request.key}`;
  const init: RequestInit = { method: request.method ?? 'GET', headers };
  if (request.signal) init.signal = request.signal;
  const content = request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  if (content !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = content;
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
    throw new ApiError(0, {
      code: 'unreachable',
      reason: { k: 'web-error-unreachable' },
      message: 'The server cannot be reached.',
    });
  }
  if (!response.ok) throw new ApiError(response.status, await refusalOf(response));
  return response;
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const body = (await response.json()) as { error?: Refusal };
    if (body.error?.reason) return body.error;
  } catch {
    // Not one of the server's own refusals: a proxy's page, say.
  }
  return {
    code: 'unknown',
    reason: { k: 'web-error-status', p: { status: response.status } },
    message: `The server answered with status ${response.status}.`,
  };
}

/** The Fluent messages of the page (`part` empty) or of a game. */
export async function texts(language: string, part: string): Promise<string> {
  const response = await send(part ? `/texts/${language}/${part}` : `/texts/${language}`, {});
  return response.text();
}

/** What went wrong, in words. */
export function reasonOf(failure: unknown): Text {
  if (failure instanceof ApiError) return failure.reason;
  return { k: 'web-error-unexpected' };
}
