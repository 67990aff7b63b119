import { fc, test } from '@fast-check/vitest';
import { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { parseRedisUrl } from '../../../src/infrastructure/configuration/parse-redis-url.ts';
import { readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import { NO_FILES, problemsOf } from './an-environment.ts';

describe('parseRedisUrl', () => {
  it.each(['redis://cache.example', 'rediss://user:p%40ss@cache.example:6380/2', 'redis://:secret@[::1]:6379/0'])(
    'takes %s as the address of a Redis',
    (address) => {
      const settings = readSettings({ LIVERY_REDIS_URL: address }, NO_FILES);
      expect(settings).toMatchObject({ ok: true, value: { redisUrl: address } });
    },
  );

  it.each([
    'cache.example',
    'http://user:secret@cache.example',
    'redis:secret@cache.example',
    'redis://',
    'redis://:secret@:6379',
    'redis://:se/cret@cache.example',
    'redis://cache.example?password=secret',
    'redis://cache.example/#secret',
    'redis://:secret@cache.example:port',
    'redis://:secret@cache.example/database',
  ])('refuses %s as the address of a Redis, in one sentence without its password', (address) => {
    expect(problemsOf({ LIVERY_REDIS_URL: address })).toEqual([
      'LIVERY_REDIS_URL is no address of a Redis server: give one such as redis://cache.example:6379 or rediss://user:password@cache.example/0.',
    ]);
  });

  it.each([
    'redis://user:pa%ss@127.0.0.1:5240',
    'redis://u%ser:secret@cache.example',
    'redis://:secret%ff@cache.example',
  ])('refuses %s, whose % encodes no character, in one sentence without its password', (address) => {
    expect(problemsOf({ LIVERY_REDIS_URL: address })).toEqual([
      'LIVERY_REDIS_URL has a % in its user or password that encodes no character: write % itself as %25.',
    ]);
  });

  const part = fc.string({ unit: fc.constantFrom(...'%25fF:/@?#[]\\ aü'), maxLength: 8 });
  test.prop([part, part, part])(
    'takes no address of a Redis at which connecting would throw',
    (user, password, host) => {
      const redisUrl = parseRedisUrl(`redis://${user}:${password}@${host}`);
      if (redisUrl.ok) expect(() => new Redis(redisUrl.value, { lazyConnect: true }).disconnect()).not.toThrow();
    },
  );
});
