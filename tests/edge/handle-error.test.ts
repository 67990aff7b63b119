import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { handleError } from '../../src/edge/handle-error.ts';
import { telemetryRoutes } from '../../src/edge/operation/telemetry.ts';

const SENT_OPTIONS = {
  headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
  method: 'POST',
};

it('prints nothing beside the log where a client leaves while its report is read', async () => {
  const [printed, onError] = [vi.spyOn(console, 'error'), vi.fn<(failure: unknown) => void>()];
  const app = new Hono().onError(handleError(onError));
  app.route('/', telemetryRoutes({ log: { warn: () => undefined }, clientOf: () => 'a client' }));
  const body = new ReadableStream({
    start: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const request = new Request('http://aurora.example/telemetry/failures', {
    ...SENT_OPTIONS,
    body,
    duplex: 'half',
  } as RequestInit);
  expect((await app.fetch(request, { incoming: { headers: {} } })).status).toBe(400);
  expect([printed.mock.calls, onError.mock.calls]).toEqual([[], []]);
});

it('logs a failure of ours, and sends nothing of it', async () => {
  const [printed, onError] = [vi.spyOn(console, 'error'), vi.fn<(failure: unknown) => void>()];
  const app = new Hono().onError(handleError(onError));
  app.get('/', () => {
    throw new Error('secret');
  });
  const response = await app.request('/');
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    500,
    '',
    'private, no-store',
  ]);
  expect([printed.mock.calls, onError.mock.calls.length]).toEqual([[], 1]);
});
