import { tabForKey } from '@livery/ui/tab-for-key';
import { describe, expect, it } from 'vitest';

const tabs = ['one', 'two', 'three'] as const;
const from = (tab: (typeof tabs)[number], direction: 'ltr' | 'rtl' = 'ltr') => ({ tabs, from: tab, direction });

describe('a key pressed on a tab', () => {
  it('moves on and back, round the ends', () => {
    expect(tabForKey('ArrowRight', from('one'))).toBe('two');
    expect(tabForKey('ArrowRight', from('three'))).toBe('one');
    expect(tabForKey('ArrowLeft', from('two'))).toBe('one');
    expect(tabForKey('ArrowLeft', from('one'))).toBe('three');
  });

  it('is mirrored where one reads from right to left', () => {
    expect(tabForKey('ArrowLeft', from('one', 'rtl'))).toBe('two');
    expect(tabForKey('ArrowRight', from('one', 'rtl'))).toBe('three');
  });

  it('leads to either end', () => {
    expect(tabForKey('Home', from('three', 'rtl'))).toBe('one');
    expect(tabForKey('End', from('one'))).toBe('three');
  });

  it.each(['Tab', 'ArrowDown', 'a', 'Enter'])('is no business of the tabs otherwise: %s', (key) => {
    expect(tabForKey(key, from('one'))).toBeUndefined();
  });
});
