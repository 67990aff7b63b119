import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { derive } from '../../../src/application/shared/derive.ts';

function pair() {
  const left = new BehaviorSubject(1);
  const right = new BehaviorSubject('a');
  const rule = vi.fn((number: number, letter: string) => ({ text: `${number}${letter}` }));
  return { left, right, rule, both: derive([liveFromSubject(left), liveFromSubject(right)], rule) };
}

describe('a derived value', () => {
  it('follows each of its sources', () => {
    const { left, right, both } = pair();
    const seen: string[] = [];
    both.changes.subscribe(({ text }) => seen.push(text));
    left.next(2);
    right.next('b');
    expect(seen).toEqual(['1a', '2a', '2b']);
    expect(both.now().text).toBe('2b');
  });

  it('keeps its reference as long as its sources keep theirs, so React can rely on it', () => {
    const { left, both, rule } = pair();
    const before = both.now();
    left.next(1);
    both.changes.subscribe();
    expect(both.now()).toBe(before);
    expect(rule).toHaveBeenCalledTimes(1);
  });

  it('emits nothing where nothing changed', () => {
    const { left, both } = pair();
    const seen: unknown[] = [];
    both.changes.subscribe((value) => seen.push(value));
    left.next(1);
    expect(seen).toHaveLength(1);
  });
});
