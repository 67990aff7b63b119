import { expect, it } from 'vitest';
import { missingDemo } from '../../../src/infrastructure/node/missing-demo.ts';

it('says what to do where the demo can’t be loaded, and why that is', async () => {
  const cause = new Error('Cannot find package');
  await expect(Promise.reject(cause).catch(missingDemo)).rejects.toMatchObject({
    message: expect.stringContaining('--api or LIVERY_API_URL'),
    cause,
  });
});
