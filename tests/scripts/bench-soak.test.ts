import { describe, expect, it } from 'vitest';
import { everyHost } from '../../scripts/bench/edge/targets.mjs';

describe('what a soak requests', () => {
  it('is of every host ten times in a round, of every eighth a page', () => {
    const targets = Array.from({ length: 10_000 }, everyHost(1000));
    const times = new Map<string, number>();
    for (const { host, path } of targets) times.set(`${host}${path}`, (times.get(`${host}${path}`) ?? 0) + 1);
    expect([times.size, new Set(times.values())]).toEqual([1000, new Set([10])]);
    expect(targets.filter(({ path }) => path !== '/robots.txt')).toHaveLength(1250);
    expect(new Set(targets.map(({ path }) => path))).toEqual(new Set(['/', '/about', '/faqs', '/robots.txt']));
  });
});
