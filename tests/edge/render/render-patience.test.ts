import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRenderPatience } from '../../../src/edge/render/render-patience.ts';

/** A patience whose clock the test moves. */
function aPatience() {
  let time = 0;
  return { ...createRenderPatience(() => time), pass: (milliseconds: number) => (time += milliseconds) };
}

describe('a remote', () => {
  it('rests nowhere else for what one host causes', () => {
    const event = fc.constantFrom('rendered', 'failed', 'hung');
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const patience = aPatience();
        for (const name of events) patience[name]('blog', 'aurora.example');
        return !patience.isResting('blog', 'marigold.example');
      }),
    );
  });

  it('rests nowhere else for failures, at however many hosts', () => {
    fc.assert(
      fc.property(fc.array(fc.domain()), (hosts) => {
        const patience = aPatience();
        for (const host of hosts) patience.failed('blog', host);
        return !patience.isResting('blog', 'a host.example');
      }),
    );
  });

  it('hangs a few times in a minute, at however many hosts', () => {
    const host = fc.nat({ max: 5000 }).map((number) => `agency-${number}.example`);
    fc.assert(
      fc.property(fc.array(host, { maxLength: 5000, size: 'max' }), (hosts) => {
        const patience = aPatience();
        let hangs = 0;
        for (const requestedHost of hosts) {
          if (patience.isResting('blog', requestedHost)) continue;
          hangs += 1;
          patience.hung('blog', requestedHost);
        }
        // Three at each of two hosts, and one at a third.
        return hangs <= 7;
      }),
      { numRuns: 20 },
    );
  });

  it('that was rendered anywhere has hung at no host before', () => {
    const { hung, rendered, isResting } = aPatience();
    hung('blog', 'one.example');
    hung('blog', 'two.example');
    rendered('blog', 'three.example');
    hung('blog', 'four.example');
    expect(isResting('blog', 'five.example')).toBe(false);
  });

  it('rests for a minute, and for another one after the first failure', () => {
    const { failed, isResting, pass } = aPatience();
    for (let failure = 1; failure <= 3; failure += 1) failed('blog', 'one.example');
    pass(59_999);
    expect(isResting('blog', 'one.example')).toBe(true);
    pass(1);
    expect(isResting('blog', 'one.example')).toBe(false);
    failed('blog', 'one.example');
    expect([isResting('blog', 'one.example'), isResting('resort', 'one.example')]).toEqual([true, false]);
  });

  it('needs three hosts again once it has rested everywhere', () => {
    const { hung, isResting, pass } = aPatience();
    for (const host of ['one.example', 'two.example', 'three.example']) hung('blog', host);
    expect(isResting('blog', 'four.example')).toBe(true);
    pass(60_000);
    hung('blog', 'one.example');
    expect(isResting('blog', 'four.example')).toBe(false);
  });
});
