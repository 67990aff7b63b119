import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
describe('the tabs of the product deals', () => {
  it('each name the panel that they show', async () => {
    await renderApp();
    const panel = screen.getByRole('tabpanel', { name: 'Hotels' });
    expect(tab('Hotels').getAttribute('aria-controls')).toBe(panel.id);
    expect(tab('Flights').hasAttribute('aria-controls')).toBe(false);
  });

  it('are one tab stop: Tab leaves from the focused one, and returns to the selected one', async () => {
    await renderApp();
    act(() => tab('Hotels').focus());
    await userEvent.keyboard('{End}');
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Cruises')]);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(tab('Hotels'));
  });

  it('leave kind words where there are none', async () => {
    await renderApp(fakeShell({ tabs: [], tab: null }));
    expect(screen.queryByRole('tablist')).toBeNull();
    const section = within(screen.getByRole('region', { name: 'Product Deals' }));
    expect(section.getByText(/no deals at the moment/)).toBeTruthy();
  });
});
