import { createSandbox } from '@livery/sandbox/app';

/** Every agency of the tests is this one of the sandbox, with a different mark. */
const AGENCY = 'http://aurora.localhost';

/** The texts of the API's responses that pages show. */
const TEXTS = new Set(['agencyName', 'title', 'description', 'question', 'answer', 'content', 'name', 'city']);

/** The mark of a site and of the person for whom a request was made; visitors are `nobody`. */
export function markOf(origin: string, token = 'nobody'): string {
  return `Mark-${new URL(origin).hostname.replaceAll('.', '-')}-${token}-`;
}

/** An API that adds the site and the requester to each response, and echoes their tokens. */
export function aMarkingApi(): { readonly api: (request: Request) => Promise<Response>; isDown: boolean } {
  const sandbox = createSandbox();
  const state = {
    isDown: false,
    async api(request: Request): Promise<Response> {
      if (state.isDown) return new Response('{"cut":');
      const { pathname, search } = new URL(request.url);
      const origin = request.headers.get('origin') ?? 'http://missing';
      const token = ['x-access-token', 'cookie'].map((name) => request.headers.get(name)).find((text) => text);
      const mark = markOf(origin, token ?? undefined);
      const response = await sandbox.fetch(
        new Request(`${AGENCY}${pathname}${search}`, { headers: { origin: AGENCY, accept: 'application/json' } }),
      );
      const text = await response.text();
      const markValue = (key: string, value: unknown) =>
        TEXTS.has(key) && typeof value === 'string' && value !== '' ? `${mark}${value}` : value;
      return new Response(JSON.stringify(JSON.parse(text, markValue)), { status: response.status });
    },
  };
  return state;
}
