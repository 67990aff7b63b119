import { isolateDirection } from '@livery/contract/content/isolated';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { showAccount } from './support/show-account.ts';

const dayAhead = (ahead: number) => Temporal.Now.plainDateISO().add({ days: ahead }).toString();

describe('the searches of an agency', () => {
  it('can be made once more where they can be, and else lead to their form', async () => {
    const app = createSandbox();
    const request = sandboxResponses({ app, person: 'agent' });
    const lisbon = { latitude: 38.7223, longitude: -9.1393 };
    for (const date of [dayAhead(5), dayAhead(-5)]) {
      await request({ method: 'GET', path: '/api/reference/activity/offers', query: { ...lisbon, date } });
    }
    const { screen, click, actions, missingKeys } = await showAccount({ at: '/searches', person: 'agent', app });
    const table = within(screen.getByRole('table'));
    const query = (date: string) => `?place=Lisbon&latitude=38.7223&longitude=-9.1393&date=${date}`;
    expect(table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Choose other dates', `/booknow/activities${query(dayAhead(-5))}`],
      ['Search again', `/booknow/activities/search${query(dayAhead(5))}`],
    ]);
    expect(table.getAllByText('Lisbon')).toHaveLength(2);
    await click(table.getByRole('link', { name: 'Search again' }));
    expect(actions).toContainEqual(['navigate', `/booknow/activities/search${query(dayAhead(5))}`]);
    expect([...missingKeys]).toEqual([]);
  });
});

describe('the applications', () => {
  const cards = (view: Awaited<ReturnType<typeof showAccount>>) => view.screen.getAllByRole('region');
  const open = (options: Partial<Parameters<typeof showAccount>[0]> = {}) =>
    showAccount({ at: '/applications?status=new', person: 'owner', ...options });

  it.each([
    ['Accept', 'accepted', 'Accepted'],
    ['Decline', 'declined', 'Declined'],
  ])('%s after a confirmation, and stay so', async (words, answer, status) => {
    const app = createSandbox();
    const view = await open({ app });
    const { screen, click, calls, actions, missingKeys } = view;
    const [card] = cards(view);
    const name = within(card ?? view.element).getByRole('heading').textContent ?? '';
    await click(within(card ?? view.element).getByRole('button', { name: words }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: words }));
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { answer } });
    expect(actions).toContainEqual([
      'notify',
      'success',
      `You've ${answer} the application from ${isolateDirection(name)}.`,
    ]);
    expect(document.activeElement?.textContent).toBe(status);
    expect(within(screen.getByRole('region', { name })).queryByRole('button')).toBeNull();
    const secondView = await open({ app, at: `/applications?status=${answer}` });
    const element = secondView.screen.getByRole('region', { name });
    expect(within(element).getByText(status)).toBeTruthy();
    expect(within(element).queryByRole('button')).toBeNull();
    expect([...missingKeys]).toEqual([]);
  });

  it('are read only without the permission to change them', async () => {
    const { screen, missingKeys } = await open({ person: 'agent' });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.getByText(/^You can read applications/)).toBeTruthy();
    expect([...missingKeys]).toEqual([]);
  });

  /** Decides the first application, which the platform refuses. */
  async function respondTo(action: string, status: number) {
    const request = sandboxResponses({ person: 'owner' });
    const error = { kind: 'refused', status, message: 'Not now.' } as const;
    const view = await open({
      respond: async (call) => (call.method === 'POST' ? { ok: false, error } : request(call)),
    });
    await view.click(view.screen.getAllByRole('button', { name: action })[0] ?? view.element);
    await view.click(within(view.screen.getByRole('dialog')).getByRole('button', { name: action }));
    return view;
  }

  it('show why they could not be sent, and can be tried again', async () => {
    const { screen } = await respondTo('Accept', 503);
    expect(within(screen.getByRole('dialog')).getByText('Not now.')).toBeTruthy();
  });

  it('are refetched where another person has responded to one', async () => {
    const { screen, calls, actions } = await respondTo('Decline', 409);
    expect(actions).toContainEqual(['notify', 'failure', 'Someone has already answered this application.']);
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
