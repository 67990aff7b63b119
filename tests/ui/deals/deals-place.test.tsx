import { NO_POLICIES } from '@livery/contract/agency/policies';
import { err, ok } from '@livery/contract/shared/result';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const heading = () => within(screen.getByRole('region', { name: 'Product Deals' })).getByRole('heading', { level: 2 });

/** The queries of the pages that were opened. */
const openedQueries = ({ did }: FakeShell) =>
  did.flatMap(([name, page]) =>
    name === 'openPageData' ? [(page as { readonly query: URLSearchParams }).query.toString()] : [],
  );

describe('the heading of the deals', () => {
  it('names the section alone on a tab without deals, and where the place has no name', async () => {
    await renderApp(fakeShell({ tab: 'flights' }), '/?tab=Flights');
    expect(heading().textContent).toBe('Product Deals');
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  it.each([
    ['hotels', 'Dec 01, 2026 | Dec 02, 2026', ['1 night', '2 adults']],
    ['activities', 'Dec 01, 2026', []],
    ['cars', 'Dec 01, 2026 | Dec 02, 2026', ['Driver aged 25 or over']],
  ] as const)('is followed by the days and the people that were searched for: %s', async (tab, days, people) => {
    await renderApp(fakeShell({ tab }));
    const panel = within(screen.getByRole('tabpanel'));
    // A range has two parts, so that it can wrap without the separator.
    const isDays = (_text: string, element: Element | null) =>
      element?.tagName === 'BDI' && element.textContent === days;
    const line = (await panel.findByText(isDays)).closest('p');
    expect([...(line?.children ?? [])].map((part) => part.textContent)).toEqual([days, ...people]);
  });
});

describe("the visitor's own place (rules 2.10)", () => {
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));

  it('has a way back where that has no name', async () => {
    const policies = { ...NO_POLICIES, dealLocation: { ...NO_POLICIES.dealLocation, name: '' } };
    await renderApp(fakeShell({ policies }), '/?lat=48.86&long=2.35');
    expect((await screen.findByRole('link', { name: 'Product Deals' })).getAttribute('href')).toBe('/');
  });

  it.each([
    ['location-denied', "Your browser doesn't share your location with this site."],
    ['location-unavailable', "Your device can't tell where it is at the moment."],
    ['location-timeout', 'Finding your location took too long. Please try again.'],
  ] as const)('stays unknown, and the page says why: %s', async (kind, words) => {
    const shell = await renderApp(fakeShell({ location: err({ kind }) }));
    await ask();
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(new Set(openedQueries(shell))).toEqual(new Set(['']));
    expect(heading().textContent).toContain('Deals in Dubai');
    shell.set.location.next(ok({ latitude: 1, longitude: 2 }));
    await ask();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});
