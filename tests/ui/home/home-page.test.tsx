import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

const reported = (shell: FakeShell) => shell.did.map(([name]) => name).filter((name) => /home|section/i.test(name));

/** Scrolls until the deals stand so many pixels below the upper edge of a screen of 768. */
function scrollTo(top: number) {
  const deals = screen.getByRole('region', { name: 'Product Deals' });
  vi.spyOn(deals, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1024, 900));
  fireEvent.scroll(window);
}

describe('the home page while it is shown (rules §4, save-price popup)', () => {
  it('begins when the page opens, and ends when the visitor leaves', async () => {
    const shell = await renderApp();
    expect(reported(shell).at(-1)).toBe('homeEntered');
    cleanup();
    expect(reported(shell).at(-1)).toBe('homeLeft');
  });

  it('reports once that the deals have passed the middle of the screen', async () => {
    const shell = await renderApp();
    scrollTo(window.innerHeight / 2 + 1);
    expect(reported(shell)).not.toContain('sectionPassedMiddle');
    scrollTo(window.innerHeight / 2 - 1);
    scrollTo(0);
    expect(reported(shell).filter((name) => name === 'sectionPassedMiddle')).toHaveLength(1);
  });

  it('doesn’t count deals that stand there before the first scroll', async () => {
    const shell = await renderApp();
    expect(screen.getByRole('region', { name: 'Product Deals' }).getBoundingClientRect().top).toBe(0);
    expect(reported(shell)).not.toContain('sectionPassedMiddle');
  });

  it('is none on another page', async () => {
    const shell = await renderApp(undefined, '/errors');
    expect(reported(shell)).toEqual([]);
  });
});
