import { memoryWorld } from '@livery/sandbox/memory/memory-world';
import { expect, it } from 'vitest';

const world = memoryWorld({
  host: 'aurora.localhost',
  seed: 1,
  now: () => Temporal.Instant.from('2026-11-21T10:00:00Z'),
});

it('says the texts of the demo world in the language of the request', async () => {
  const query = { latitude: 38.71, longitude: -9.14 };
  const deals = async (language: 'en' | 'ar') => {
    const request = { query, body: {}, token: '', language };
    return JSON.stringify(await world.respond('GET', '/api/activity/deals/activity-search', request));
  };
  expect(await deals('en')).not.toMatch(/[\u0600-\u06ff]/);
  expect(await deals('ar')).toMatch(/[\u0600-\u06ff]/);
});
