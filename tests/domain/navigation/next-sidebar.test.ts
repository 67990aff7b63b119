import { describe, expect, it } from 'vitest';
import {
  HOVER_EXPAND_DELAY,
  INITIAL_SIDEBAR,
  nextSidebar,
  type SidebarEvent,
} from '../../../src/domain/navigation/next-sidebar.ts';

const EVENTS: Readonly<Record<string, SidebarEvent>> = {
  toggled: { kind: 'toggled' },
  'a link clicked': { kind: 'link-clicked' },
  'the page clicked': { kind: 'clicked-outside', on: 'page' },
  'the toggler clicked': { kind: 'clicked-outside', on: 'toggler' },
  'the top menu clicked': { kind: 'clicked-outside', on: 'top-menu' },
  hovered: { kind: 'hovered' },
  left: { kind: 'left' },
};

describe('nextSidebar', () => {
  it('is "collapsed by default" and expands "on hover after 100 ms" (rules §4)', () => {
    expect(INITIAL_SIDEBAR).toBe('collapsed');
    expect(HOVER_EXPAND_DELAY).toBe(100);
  });

  it.each([
    ['collapsed', 'toggled', 'expanded'],
    ['collapsed', 'a link clicked', 'collapsed'],
    ['collapsed', 'the page clicked', 'collapsed'],
    ['collapsed', 'the toggler clicked', 'collapsed'],
    ['collapsed', 'the top menu clicked', 'collapsed'],
    ['collapsed', 'hovered', 'peeking'],
    ['collapsed', 'left', 'collapsed'],
    ['peeking', 'toggled', 'expanded'],
    ['peeking', 'a link clicked', 'collapsed'],
    ['peeking', 'the page clicked', 'collapsed'],
    ['peeking', 'the toggler clicked', 'peeking'],
    ['peeking', 'the top menu clicked', 'peeking'],
    ['peeking', 'hovered', 'peeking'],
    ['peeking', 'left', 'collapsed'],
    ['expanded', 'toggled', 'collapsed'],
    ['expanded', 'a link clicked', 'collapsed'],
    ['expanded', 'the page clicked', 'collapsed'],
    ['expanded', 'the toggler clicked', 'expanded'],
    ['expanded', 'the top menu clicked', 'expanded'],
    ['expanded', 'hovered', 'expanded'],
    ['expanded', 'left', 'expanded'],
  ] as const)('%s, when %s, is %s', (now, event, next) => {
    expect(nextSidebar(now, EVENTS[event] ?? { kind: 'left' })).toBe(next);
  });
});
