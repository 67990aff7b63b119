import { tabForKey } from '@livery/ui/tab-for-key';
import { describe, expect, it } from 'vitest';

const tabs = ['one', 'two', 'three'] as const;
const optionsFrom = (tab: (typeof tabs)[number], direction: 'ltr' | 'rtl' = 'ltr') => ({ tabs, from: tab, direction });

describe('a key pressed on a tab', () => {
  it('moves on and back, round the ends', () => {
    expect(tabForKey('ArrowRight', optionsFrom('one'))).toBe('two');
    expect(tabForKey('ArrowRight', optionsFrom('three'))).toBe('one');
    expect(tabForKey('ArrowLeft', optionsFrom('two'))).toBe('one');
    expect(tabForKey('ArrowLeft', optionsFrom('one'))).toBe('three');
  });

  it('is mirrored where one reads from right to left', () => {
    expect(tabForKey('ArrowLeft', optionsFrom('one', 'rtl'))).toBe('two');
    expect(tabForKey('ArrowRight', optionsFrom('one', 'rtl'))).toBe('three');
  });

  it('leads to either end', () => {
    expect(tabForKey('Home', optionsFrom('three', 'rtl'))).toBe('one');
    expect(tabForKey('End', optionsFrom('one'))).toBe('three');
  });

  it.each(['Tab', 'ArrowDown', 'a', 'Enter'])('is no business of the tabs otherwise: %s', (key) => {
    expect(tabForKey(key, optionsFrom('one'))).toBeUndefined();
  });
});
