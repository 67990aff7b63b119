import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

const reportedEvents = (shell: FakeShell) =>
  shell.did.map(([name]) => name).filter((name) => /home|section/i.test(name));

describe('the home page while it is shown (rules §4, save-price popup)', () => {
  it('begins when the page opens, and ends when the visitor leaves', async () => {
    const shell = await renderApp();
    expect(reportedEvents(shell).at(-1)).toBe('homeEntered');
    cleanup();
    expect(reportedEvents(shell).at(-1)).toBe('homeLeft');
  });

  it('doesn’t count deals that stand there before the first scroll', async () => {
    const shell = await renderApp();
    expect(screen.getByRole('region', { name: 'Product Deals' }).getBoundingClientRect().top).toBe(0);
    expect(reportedEvents(shell)).not.toContain('sectionPassedMiddle');
  });
});
