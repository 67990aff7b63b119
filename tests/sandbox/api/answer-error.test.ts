import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { handleError } from '../../../sandbox/api/middleware/error-responses.ts';
import { createSandbox } from '../../../sandbox/app.ts';

it('answers 500 in a sentence, and tells the terminal the rest', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const secret = new Error('the secret reason');
  const app = new Hono().onError(handleError).get('/api/broken', () => {
    throw secret;
  });
  const answer = await app.request('/api/broken');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: 'Something broke inside the sandbox. Its terminal says what.' });
  expect(told).toHaveBeenCalledWith('The sandbox failed at GET /api/broken:', secret);
  told.mockRestore();
});

it('is how the sandbox answers when something inside it throws', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const now = (): Date => {
    throw new Error('no clock');
  };
  expect((await createSandbox({ now }).request('/api/agency')).status).toBe(500);
  told.mockRestore();
});
