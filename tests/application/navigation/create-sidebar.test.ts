import { describe, expect, it } from 'vitest';
import { createSidebar } from '../../../src/application/navigation/create-sidebar.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { storedIn } from '../../support/adapters-in.ts';

function createSidebars() {
  const storedNavigationOpen = storedIn().sideNavigationOpen;
  const clock = aMovedClock();
  /** The side navigation on the next page that is loaded, from what was remembered. */
  const next = ({ hasRoom = true } = {}) => {
    const sidebar = createSidebar(clock, storedNavigationOpen);
    sidebar.onSidebarEvent({ kind: 'room-measured', hasRoom });
    return sidebar;
  };
  return { clock, stored: storedNavigationOpen, next };
}

// @rule 4.4
describe('whether the side navigation was left expanded', () => {
  it('is remembered, until a link or a click outside collapses it', () => {
    const { next } = createSidebars();
    const firstController = next();
    expect(firstController.sidebar.now()).toBe('collapsed');
    firstController.onSidebarEvent({ kind: 'toggled' });
    const secondController = next();
    expect(secondController.sidebar.now()).toBe('expanded');
    secondController.onSidebarEvent({ kind: 'link-clicked' });
    expect(next().sidebar.now()).toBe('collapsed');
  });

  it('is not remembered of one that only expanded under the pointer', () => {
    const { clock, next } = createSidebars();
    const { sidebar, onSidebarEvent } = next();
    onSidebarEvent({ kind: 'pointer-rests' });
    clock.advance(100);
    expect(sidebar.now()).toBe('hover-expanded');
    expect(next().sidebar.now()).toBe('collapsed');
  });

  it('is known before the room is: the page reserves it where it is wide enough', () => {
    const { clock, stored, next } = createSidebars();
    expect(createSidebar(clock, stored).sidebar.now()).toBe('collapsed');
    next().onSidebarEvent({ kind: 'toggled' });
    expect(createSidebar(clock, stored).sidebar.now()).toBe('reopened');
  });

  it('stays expanded on a phone if the visitor expands it before its code is there', () => {
    const { clock, stored } = createSidebars();
    const { sidebar, onSidebarEvent } = createSidebar(clock, stored);
    onSidebarEvent({ kind: 'toggled' });
    onSidebarEvent({ kind: 'room-measured', hasRoom: false });
    expect(sidebar.now()).toBe('expanded');
  });

  it('stays remembered where it has no room beside the page, and a pointer rests on it', () => {
    const { clock, next } = createSidebars();
    next().onSidebarEvent({ kind: 'toggled' });
    const narrow = next({ hasRoom: false });
    expect(narrow.sidebar.now()).toBe('collapsed');
    narrow.onSidebarEvent({ kind: 'pointer-rests' });
    clock.advance(100);
    narrow.onSidebarEvent({ kind: 'left' });
    expect(next().sidebar.now()).toBe('expanded');
  });
});
