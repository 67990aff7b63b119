// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import { createTexts } from '../../src/ui/texts/create-texts.ts';

afterEach(cleanup);

function Broken(): never {
  throw new Error('token=secret');
}

describe('the error boundary', () => {
  it('shows "Something went wrong." with a way on, and nothing of what went wrong (specification §4)', async () => {
    const texts = await createTexts('en');
    const caught: unknown[] = [];
    render(
      <ErrorBoundary texts={texts}>
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
    const texts = await createTexts('en');
    const page = (path: string) => (
      <ErrorBoundary texts={texts} resetKey={path}>
        {path === '/broken' ? <Broken /> : path}
      </ErrorBoundary>
    );
    const { rerender } = render(page('/broken'), { onCaughtError: () => undefined });
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong.');
    rerender(page('/sound'));
    expect(screen.getByText('/sound')).toBeTruthy();
  });

  it('stays out of the way of what works', async () => {
    render(<ErrorBoundary texts={await createTexts('en')}>All is well</ErrorBoundary>);
    expect(screen.getByText('All is well')).toBeTruthy();
  });
});
