import { PARENT_PAGES, PARENT_STEPS } from '@livery/contract/navigation/parent-pages';
import { pathLike } from '@livery/testkit/arbitraries';
import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../src/domain/navigation/match-path.ts';
import { matchesPattern } from '../../../src/domain/shared/matches-pattern.ts';

const PAGES = Object.entries(PARENT_PAGES);

describe('the parents of pages', () => {
  it.each(PAGES)('%s has one that its visitors may open: %s', (pattern, parent) => {
    const page = matchPath(pathLike(pattern));
    const above = matchPath(parent);
    expect(page).toBeDefined();
    expect([page?.handledBy, 'public']).toContain(above?.access === 'public' ? 'public' : above?.handledBy);
  });

  it.each(PAGES)('those of %s lead to a page without one', (pattern) => {
    const trail = new Set([pathLike(pattern)]);
    for (const path of trail) {
      const parent = PAGES.find(([page]) => matchesPattern(path, page))?.[1];
      if (parent === undefined) continue;
      expect(trail).not.toContain(parent);
      trail.add(parent);
    }
    expect(trail.size).toBeGreaterThan(1);
  });

  it('are, for the steps of a booking, among the steps before', () => {
    const order = ['base', ...Object.keys(PARENT_STEPS)];
    for (const [step, parents] of Object.entries(PARENT_STEPS)) {
      const stepsBefore = order.slice(0, order.indexOf(step));
      expect(stepsBefore.filter((name) => parents.some((parent) => parent === name))).toEqual(parents);
    }
  });
});
