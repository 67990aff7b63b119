// @vitest-environment jsdom

import { err, ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it, vi } from 'vitest';
import { aShownBlog } from '../../support/remotes/embedded-remotes.ts';
import { twoTasks } from '../../support/remotes/opened-remotes.ts';

// @rule 3.8, 9.4
describe('what a remote is handed', () => {
  it('gives its version, its base path, the agency, and who is here', async () => {
    const { context, shell } = await aShownBlog();
    expect(context).toMatchObject({ version: 1, basePath: '/blog', agency: { name: 'Sunny Trips' } });
    expect(context.session.now()).toEqual({
      id: shell.session.id,
      signedIn: false,
      profile: null,
      recognition: 'visitor',
      showsPrices: true,
    });
    expect(context.session.now()).toBe(context.session.now());
  });

  it('gives the visitor’s place, once for each place', async () => {
    const { context, shownRemote } = await aShownBlog();
    const places: string[] = [];
    context.location.changes.subscribe(({ path, search }) => places.push(path + search));
    for (const search of ['?page=2', '?page=2', '']) shownRemote.moved({ path: '/blog/sun', search, hash: '' });
    expect(places).toEqual(['/blog', '/blog/sun?page=2', '/blog/sun']);
  });

  it.each([
    ['/blog/sun?page=2#top', '/blog/sun?page=2#top'],
    ['/login?redirect=/blog', '/login?redirect=/blog'],
    ['//elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['/.//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
  ])('goes to %j by going to %s (rules 10.5)', async (path, to) => {
    const { context, actions } = await aShownBlog();
    Reflect.apply(context.navigate, context, [path, { replace: true }]);
    expect(actions).toEqual([['navigate', to, { replace: true }]]);
  });

  it('gives the language of a text, where it is another than the page’s', async () => {
    const { context } = await aShownBlog();
    expect(context.textLanguage('رحلات')).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(context.textLanguage('Reisen', 'de')).toEqual({ lang: 'de', dir: 'ltr' });
    expect(context.textLanguage('Journeys', 'en')).toEqual({});
  });

  it('lets the remote require confirmation before typed input is discarded, for as long as it is mounted', async () => {
    const { context, shell, shownRemote } = await aShownBlog();
    const question = () => shell.market.reloadQuestion.now();
    context.markUnsaved();
    shell.market.chooseCurrency({ currency: 'EUR', country: 'DE' });
    expect(question()?.kind).toBe('currency');
    question()?.cancel();
    shownRemote.end();
    shell.market.chooseCurrency({ currency: 'EUR', country: 'DE' });
    expect([question(), shell.market.currency.now().currency]).toEqual([null, 'EUR']);
  });

  it('knows by the rule of the shell whether a text has anything to show (rules §5)', async () => {
    const { context } = await aShownBlog();
    expect(['<p><br>&#8203;</p>', '<p>Read this</p>'].map(context.hasContent)).toEqual([false, true]);
  });

  it('explains a failure by the error catalogue: the server’s words as one line of text, else the situation’s (rules 8.1)', async () => {
    const { context } = await aShownBlog();
    const refusedFailure = (message: string) => ({ kind: 'refused', status: 500, message }) as const;
    expect(context.failureText(refusedFailure(' Nobody\nis in. '), 'suggest')).toBe('Nobody is in.');
    expect(context.failureText(refusedFailure(' '), 'suggest')).toBe('Failed to fetch suggestions');
    expect(context.failureText({ kind: 'unreachable' }, 'resortRelease')).toBe('Internal Server Error');
    expect(context.failureText({ kind: 'timed-out' })).toBe('Something went wrong');
    expect(context.failureText({ kind: 'cancelled' }, 'call')).toBe('');
    for (const nonsense of [undefined, null, 'x', {}, { kind: 'refused' }, { kind: 'timed-out', situation: 7 }]) {
      expect(Reflect.apply(context.failureText, context, [nonsense, '__proto__'])).toBe('Something went wrong');
    }
  });

  it('writes days and prices as the site does, and throws at nothing', async () => {
    const { context } = await aShownBlog();
    expect(context.formatDate('2026-02-03')).toBe('Feb 03, 2026');
    for (const nonsense of ['', 'soon', '2026-02-30']) expect(context.formatDate(nonsense)).toBe('');
    expect(context.formatMoney({ amount: 1234.5, currency: 'USD' }).text).toBe('$1,234.50');
    expect(context.formatMoney({ amount: Number.NaN, currency: 'nonsense' }).text).toBe('—');
    expect(context.formatCharge({ amount: 1234.5, currency: 'USD' })).toBe('$1,234.50');
    expect([context.formatDistance(0.22), context.formatDistance(Number.NaN)]).toEqual(['0.22 mi', '']);
    expect([context.rates.now(), context.ratesDay.now()]).toEqual([new Map(), '']);
  });

  it('writes a range of days as the site does, or the placeholder (rules §9)', async () => {
    const { context } = await aShownBlog();
    const range = (start: string, end: string) => context.formatDateRange(start, end, 'Select date');
    expect(range('2026-02-03', '2026-02-04')).toBe('Feb 03, 2026 | Feb 04, 2026');
    for (const [start, end] of [
      ['', ''],
      ['2026-02-03', ''],
      ['soon', '2026-02-04'],
    ] as const) {
      expect(range(start, end)).toBe('Select date');
    }
  });

  it('gives the travellers for whom flights and cruises are searched at first (rules §3)', async () => {
    const { context } = await aShownBlog();
    expect(context.defaultGuests).toEqual({
      flight: { adults: 1, children: 0, infants: 0 },
      cruise: { adults: 2, children: 0, infants: 0 },
    });
  });

  it('gives the day of the rates in use (rules 7.13)', async () => {
    const date = Temporal.PlainDate.from('2026-02-03');
    const rates = { read: async () => ok({ rates: new Map([['EUR', 0.9]]), date }) };
    const { context, shell } = await aShownBlog({ rates });
    shell.market.load();
    await twoTasks();
    expect(context.ratesDay.now()).toBe('2026-02-03');
  });

  it("requests the platform's lists when they are first wanted, and once (rules 3.9)", async () => {
    const readGateway = vi.fn(async () => ok('stripe'));
    const countryCodes = vi.fn(async () => ok([]));
    const platform = { paymentGateway: readGateway, countryCodes, enabledCountries: async () => ok([]) };
    const { context, shownRemote } = await aShownBlog({ platform });
    expect(readGateway).not.toHaveBeenCalled();
    context.platform.paymentGateway();
    const gateway = context.platform.paymentGateway();
    await twoTasks();
    expect(gateway.now()).toEqual({ kind: 'ready', value: 'stripe' });
    expect(readGateway).toHaveBeenCalledTimes(1);
    shownRemote.end();
    expect(context.platform.countryCodes().now()).toEqual({ kind: 'failed', failure: { kind: 'cancelled' } });
    expect(countryCodes).not.toHaveBeenCalled();
  });

  it('shows that the profile could not be read, and reads it again when the remote wants it', async () => {
    let reads = 0;
    const read = async () => (reads++ === 0 ? err({ kind: 'unreachable' } as const) : ok(aUser()));
    const { context, shownRemote } = await aShownBlog({ profiles: { read, loadAgentData: async () => ok(undefined) } });
    context.signIn('token-1');
    await twoTasks();
    await twoTasks();
    expect(context.session.now()).toMatchObject({ signedIn: true, profile: null, recognition: 'failed' });
    context.loadProfile();
    await twoTasks();
    expect(context.session.now()).toMatchObject({ profile: { firstName: 'Ada' }, recognition: 'ready' });
    shownRemote.end();
    context.loadProfile();
    expect(reads).toBe(2);
  });

  it('notifies the visitor, as text on one line', async () => {
    const { context, shell } = await aShownBlog();
    context.notify('success', ' Booked!\n<b>Really</b> ');
    Reflect.apply(context.notify, context, ['gold', 'Odd']);
    Reflect.apply(context.notify, context, ['failure', '']);
    expect(shell.notices.toasts.now().map(({ tone, message }) => [tone, message.text])).toEqual([
      ['success', 'Booked! <b>Really</b>'],
      ['information', 'Odd'],
    ]);
  });

  it('reports errors under its name', async () => {
    const { context, reports } = await aShownBlog();
    context.reportError(new Error('planted'));
    context.reportError(Object.create(null));
    expect(reports).toMatchObject([{ kind: 'remote-error', remote: 'blog', problem: 'Error: planted' }, {}]);
  });

  it('signs in with a token, and the profile follows', async () => {
    const profiles = { read: async () => ok(aUser()), loadAgentData: async () => ok(undefined) };
    const { context } = await aShownBlog({ profiles });
    context.signIn('token-1');
    await twoTasks();
    await twoTasks();
    expect(context.session.now()).toMatchObject({ signedIn: true, profile: { firstName: 'Ada' } });
  });

  it("opens its own dialog for the shell's buttons, until it is gone (rules 4.16)", async () => {
    const { context, shell, shownRemote } = await aShownBlog();
    const open = vi.fn();
    context.offerSignIn(open);
    expect(shell.session.openSignIn('signup')).toBe(true);
    expect(open.mock.calls[0]?.[0]).toBe('signup');
    shownRemote.end();
    expect(shell.session.signInOffered.now()).toBe(false);
  });
});
