import type { BrowserContext, Request } from '@playwright/test';
import { problemsByEither } from '../../support/http/platform-api.ts';

/** Calls of the API, and of the resort service, which has its own folder in the sandbox. */
const CALL = /^(?:\/resort-api(?=\/)|(?=\/api\/))/;

/** Calls of examples/loyalty, which no description lists. */
const OF_AN_EXAMPLE = /^\/api\/loyalty(?:\/|$)/;

/** Responses of the sandbox that are wrong on purpose: hosts of agencies, and the starts of the paths of calls. */
const WRONG_ON_PURPOSE: ReadonlyMap<string, string> = new Map([
  ['wonky.localhost', '/'],
  ['plain.localhost', '/api/agency'],
  ['albion.localhost', '/api/agency/faqs'],
]);

/** The calls that the pages of a browser context make. */
export interface RecordedCalls {
  /** How requests or responses of the sandbox differ from docs/platform-api.yaml and docs/reference-api.yaml. */
  problems(): Promise<readonly string[]>;
}

/**
 * Records the calls of all pages from now on.
 *
 * @param sandbox host and port at which the sandbox responds
 * @param isSpoilt whether a test has spoilt the sandbox's response to a call
 */
export function recordCalls(
  context: BrowserContext,
  { sandbox, isSpoilt }: { sandbox: string; isSpoilt: (host: string, path: string) => boolean },
): RecordedCalls {
  const recorded: Promise<readonly string[]>[] = [];
  const ended = (request: Request) => {
    const { pathname } = new URL(request.url());
    const isListed = CALL.test(pathname) && !OF_AN_EXAMPLE.test(pathname);
    if (isListed && request.method() !== 'OPTIONS') recorded.push(problemsOf(request));
  };
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);

  async function problemsOf(request: Request): Promise<readonly string[]> {
    const { host, hostname, pathname, search } = new URL(request.url());
    const path = pathname.replace(CALL, '');
    const sent = {
      method: request.method(),
      url: `${path}${search}`,
      headers: request.headers(),
      body: bodyOf(request),
    };
    const response = await responseTo(request);
    const wrongCalls = WRONG_ON_PURPOSE.get(hostname);
    const isWrong = wrongCalls !== undefined && pathname.startsWith(wrongCalls);
    const isRight = host.endsWith(sandbox) && !isWrong && !search.includes('fault=');
    const isExchange = response !== undefined && isRight && !isSpoilt(hostname, pathname);
    return problemsByEither({ ...sent, status: 0, response: '', ...response }, isExchange ? 'exchange' : 'request');
  }

  return { problems: async () => [...new Set((await Promise.all(recorded)).flat())] };
}

function bodyOf(request: Request): string {
  return request.postData() ?? '';
}

/** A server's response; `undefined` if a test responded instead, or if the page was closed before the end. */
async function responseTo(request: Request): Promise<{ status: number; response: string } | undefined> {
  try {
    const response = await request.response();
    if (response === null || (await response.serverAddr()) === null) return undefined;
    return { status: response.status(), response: await response.text() };
  } catch {
    return undefined;
  }
}
