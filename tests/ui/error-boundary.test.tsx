import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { createI18n } from '../../src/ui/texts/create-i18n.ts';

afterEach(cleanup);

function Broken(): never {
  throw new Error('token=secret');
}

// @rule 4.21
describe('the error boundary', () => {
  it('shows "Something went wrong." with a way on, and nothing of what went wrong (rules 4.21)', async () => {
    const i18n = await createI18n('en');
    const caught: unknown[] = [];
    render(
      <ErrorBoundary i18n={i18n}>
        <Broken />
      </ErrorBoundary>,
      { onCaughtError: (error) => void caught.push(error) },
    );
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Something went wrong.');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('secret');
    expect(caught).toHaveLength(1);
  });

  it('tries again what broke on another page', async () => {
    const i18n = await createI18n('en');
    const page = (path: string) => (
      <ErrorBoundary i18n={i18n} resetKey={path}>
        {path === '/broken' ? <Broken /> : path}
      </ErrorBoundary>
    );
    const { rerender } = render(page('/broken'), { onCaughtError: () => undefined });
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong.');
    rerender(page('/sound'));
    expect(screen.getByText('/sound')).toBeTruthy();
  });
});
