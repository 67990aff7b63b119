import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBaseNavigator } from '../../../src/ui/navigation/base-navigator.ts';
import { KeptChoices } from '../../../src/ui/navigation/kept-choices.tsx';
import { SiteRouter } from '../../../src/ui/navigation/site-router.tsx';
import { createLeaveGuard } from '../../../src/ui/remotes/leave-guard.ts';

interface AskedQuestions {
  readonly asked: string[];
  readonly refusals: number;
}

/** A page of a remote that guards a form: it sets its guard once. */
function Guard({ asked, refusals }: AskedQuestions) {
  const navigator = useBaseNavigator();
  const [guardLeaving] = useState(() => createLeaveGuard(navigator, window));
  useEffect(() => guardLeaving(() => asked.push('asked') > refusals), [guardLeaving, asked, refusals]);
  return null;
}

/** Pages under the site's router; the guard of one of them refuses `refusals` times. */
function Site(guard: AskedQuestions) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname}</h1>
      {pathname === '/checkout' && <Guard {...guard} />}
      <Link to="/about">Link</Link>
      <button type="button" onClick={() => void navigate('/about', { replace: true })}>
        Replace
      </button>
      <Link to="/checkout?room=2">Same path</Link>
      <Link to="/checkout">Check out</Link>
      <Link to="/checkout?lng=de">German</Link>
      <Link to="/checkout?lng=fr">French</Link>
    </>
  );
}

const expectPage = async (path: string) => expect(await screen.findByRole('heading', { name: path })).toBeTruthy();
const press = (name: string) => userEvent.click(screen.getByText(name));

/** A visitor who has come from the FAQs to the checkout, whose guard by default refuses once. */
async function arriveAtCheckout(refusals = 1, by = 'Check out'): Promise<string[]> {
  const askedPaths: string[] = [];
  render(
    <SiteRouter>
      <KeptChoices>
        <Site asked={askedPaths} refusals={refusals} />
      </KeptChoices>
    </SiteRouter>,
  );
  await expectPage('/faqs');
  await press(by);
  await expectPage('/checkout');
  return askedPaths;
}

// The guard depends on React Router's navigator and on the state of history entries, which are not documented.
describe('the guard of a page, with the React Router that is installed', () => {
  beforeEach(() => window.history.replaceState(null, '', '/faqs'));
  afterEach(cleanup);

  it.each(['Link', 'Replace'])('asks before a navigation by %s: stay, then leave', async (how) => {
    const asked = await arriveAtCheckout();
    await press(how);
    expect(asked).toHaveLength(1);
    await expectPage('/checkout');
    await press(how);
    await expectPage('/about');
    expect([asked.length, window.location.pathname]).toEqual([2, '/about']);
  });

  it('asks before Back, at the guarded address: stay, then leave', async () => {
    const asked = await arriveAtCheckout();
    act(() => window.history.back());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(window.location.pathname).toBe('/checkout');
    await expectPage('/checkout');
    act(() => window.history.back());
    await expectPage('/faqs');
    expect([asked.length, window.location.pathname]).toEqual([2, '/faqs']);
  });

  it('asks nothing for another query of the same path', async () => {
    const asked = await arriveAtCheckout();
    await press('Same path');
    await waitFor(() => expect(window.location.search).toBe('?room=2'));
    expect(asked).toEqual([]);
  });

  it.each([
    ['comes into the address', 'Check out', 'German'],
    ['is replaced', 'German', 'French'],
    ['leaves the address', 'German', 'Same path'],
  ])('asks before links although the language %s while it stands', async (_, arrival, change) => {
    const asked = await arriveAtCheckout(1, arrival);
    await press(change);
    await press('Link');
    expect(asked).toHaveLength(1);
    await expectPage('/checkout');
    await press('Link');
    await expectPage('/about');
  });

  it('holds back a reload while it stands, and no longer', async () => {
    await arriveAtCheckout(0);
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(reload()).toBe(true);
    await press('Link');
    await expectPage('/about');
    expect(reload()).toBe(false);
  });
});
