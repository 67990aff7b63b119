import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { derive } from '../../../src/application/shared/derive.ts';

function derivePair() {
  const left = new BehaviorSubject(1);
  const right = new BehaviorSubject('a');
  const rule = vi.fn((number: number, letter: string) => ({ text: `${number}${letter}` }));
  return { left, right, rule, both: derive([liveFromSubject(left), liveFromSubject(right)], rule) };
}

describe('a derived value', () => {
  it('follows each of its sources', () => {
    const { left, right, both } = derivePair();
    const seenCalls: string[] = [];
    both.changes.subscribe(({ text }) => seenCalls.push(text));
    left.next(2);
    right.next('b');
    expect(seenCalls).toEqual(['1a', '2a', '2b']);
    expect(both.now().text).toBe('2b');
  });

  it('keeps its reference as long as its sources keep theirs, so React can rely on it', () => {
    const { left, both, rule } = derivePair();
    const before = both.now();
    left.next(1);
    both.changes.subscribe();
    expect(both.now()).toBe(before);
    expect(rule).toHaveBeenCalledTimes(1);
  });

  it('emits nothing where nothing changed', () => {
    const { left, both } = derivePair();
    const seenValues: unknown[] = [];
    both.changes.subscribe((value) => seenValues.push(value));
    left.next(1);
    expect(seenValues).toHaveLength(1);
  });
});
