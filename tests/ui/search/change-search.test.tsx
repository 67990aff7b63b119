import { ok } from '@livery/contract/shared/result';
import type { Place } from '@livery/contract/trip/places';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RemoteScreen } from '../../../src/application/remotes/remotes.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { readyRemote } from '../remotes/remote-states.ts';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const PATH = '/booknow/hotels/search';
const LISBON = `${PATH}?place=Lisbon&lat=38.7200&long=-9.1400&checkIn=2026-12-10&checkOut=2026-12-12&guests=2`;
const PORTO: Place = {
  name: 'Porto',
  fullName: 'Porto, Portugal',
  kind: 'city',
  coordinates: { latitude: 41.15, longitude: -8.61 },
};

/** Results of a search for Lisbon, with the panel that the remote requests; the only suggestion is Porto. */
async function showResults(path = LISBON) {
  await ARIA_MODULE.load();
  const agency = { ...anAgency(), bookingMenu: [{ service: 'hotels', active: true } as const] };
  const shell = fakeShell({
    agency: { kind: 'ready', agency },
    remote: readyRemote('https://content.example/main-app/entry.js'),
  });
  const find = vi.fn(async () => ok([PORTO]));
  const hotels = { ...shell.trip.hotels, find };
  const site: FakeShell = { ...shell, trip: { ...shell.trip, hotels } };
  await renderApp(site, path);
  const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(PATH) });
  const remote = shell.did.findLast(([call]) => call === 'show')?.at(2) as RemoteScreen;
  const host = document.createElement('div');
  heading.after(host);
  act(() => void remote.searchPanel(host, { service: 'hotels', form: 'summary' }));
  const place = () => host.querySelector('p bdi')?.textContent;
  return { place, find, back: () => act(() => remote.navigate(LISBON, { replace: false })) };
}

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Change search' }));
  return screen.findByRole('form', { name: 'Find your hotel', hidden: true });
}

const destination = (form: HTMLElement) => within(form).getByLabelText<HTMLInputElement>('Destination');

async function closeForm(form: HTMLElement) {
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(form.isConnected).toBe(false));
}

describe('the form that changes the search of a page', () => {
  it('begins with the page’s own search again once its changes were searched', async () => {
    const { place, back } = await showResults();
    const form = await openForm();
    fireEvent.change(destination(form), { target: { value: 'Porto' } });
    fireEvent.submit(form);
    await waitFor(() => expect(place()).toBe('Porto'));
    back();
    await waitFor(() => expect(place()).toBe('Lisbon'));
    expect(destination(await openForm()).value).toBe('Lisbon');
  });

  it('keeps what was changed and not searched while its dialog is closed, and searches nothing unasked', async () => {
    const { find } = await showResults();
    const form = await openForm();
    fireEvent.change(destination(form), { target: { value: 'Porto' } });
    await closeForm(form);
    expect(destination(await openForm()).value).toBe('Porto');
    expect(find).not.toHaveBeenCalled();
  });

  it('searches the first match of a place whose address has its name alone', async () => {
    const { place } = await showResults(LISBON.replace('Lisbon&lat=38.7200&long=-9.1400', 'port'));
    await openForm();
    await waitFor(() => expect(place()).toBe('Porto'));
  });
});
