// @vitest-environment node

import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { NotFoundState, Page, RichText, SearchPanel, useQuery } from '@livery/remote';
import { renderApp } from '@livery/remote/server';
import { type CallResult, fakeContext } from '@livery/remote/testing';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const readName = (response: unknown) => (typeof response === 'string' ? response : undefined);
const GET = (path: string) => ({ method: 'GET', path }) as const;

/** The name of a city, and of the country that its response names. */
function City() {
  const { t } = useTranslation('greeting');
  const city = useQuery(GET('/api/city'), readName);
  const country = useQuery(city.state.kind === 'ready' ? GET(`/api/of/${city.state.value}`) : null, readName);
  return (
    <Page title={t('hello')}>
      <p>{`${city.state.kind} ${country.state.kind === 'ready' ? country.state.value : '…'}`}</p>
    </Page>
  );
}

const TEXTS = {
  namespace: 'greeting',
  english: { hello: 'Hello "style="' },
  others: {
    './texts/ar.json': { hello: 'مرحبا' },
    './texts/fr.json': async () => ({ hello: 'Bonjour' }),
    './texts/da.json': () => Promise.reject(new Error('404')),
  },
};

const ok = (value: unknown): CallResult => ({ ok: true, value });
const RESPONSES: Record<string, CallResult> = { '/api/city': ok('lisbon'), '/api/of/lisbon': ok('Portugal') };
const respond = ({ path }: RemoteCall): CallResult => RESPONSES[path] ?? { ok: false, error: { kind: 'timed-out' } };
const refusedFailure = (status: number) => ({ kind: 'refused', status, message: '' }) as const;
const pathsOf = (calls: readonly RemoteCall[]) => calls.map(({ path }) => path);

async function renderFakeApp(App: () => React.JSX.Element, options: Parameters<typeof fakeContext>[0] = {}) {
  const fake = fakeContext({ respond, ...options });
  return { ...fake, ...(await renderApp(App, TEXTS)(fake.context)) };
}

describe('an app that is rendered on a server', () => {
  it('is rendered with the responses of its queries, and of those that follow from them', async () => {
    const { html, calls, data, actions } = await renderFakeApp(City);
    expect(html).toMatch(/<h1[^>]*><bdi>Hello &quot;style=&quot;<\/bdi>/);
    expect(html).toContain('<p>ready Portugal</p>');
    expect(pathsOf(calls)).toEqual(['/api/city', '/api/of/lisbon']);
    expect(data).toEqual({
      '{"method":"GET","path":"/api/city"}': 'lisbon',
      '{"method":"GET","path":"/api/of/lisbon"}': 'Portugal',
    });
    expect(actions).toContainEqual(['titlePage', 'Hello "style="']);
  });

  it('is rendered without a copy of the i18next instance for each component', async () => {
    const descriptorsSpy = vi.spyOn(Object, 'getOwnPropertyDescriptors');
    onTestFinished(() => descriptorsSpy.mockRestore());
    await renderFakeApp(City);
    const instances = descriptorsSpy.mock.calls
      .map(([original]) => original)
      .filter((original) => 'getFixedT' in Object(original));
    expect(instances.length).toBeGreaterThan(0);
    // Which react-i18next sets.
    for (const instance of instances) expect(Object.getOwnPropertyNames(instance)).toEqual(['reportNamespaces']);
  });

  it('says so where it has no such page', async () => {
    const { context } = fakeContext({ respond });
    expect(await renderApp(() => <NotFoundState />, TEXTS)(context)).toHaveProperty('isMissing', true);
    expect(await renderApp(City, TEXTS)(context)).not.toHaveProperty('isMissing');
  });

  it('names the address that was asked for, unless something else of the page is missing', async () => {
    const path = '/booknow/cars/%3Cb%3Eh%C3%B4tels';
    const address = '<bdi dir="ltr">/booknow/cars/%3Cb%3Ehôtels</bdi>';
    expect((await renderFakeApp(() => <NotFoundState />, { at: path })).html).toContain(address);
    expect((await renderFakeApp(() => <NotFoundState heading="No such car" />, { at: path })).html).not.toContain(
      address,
    );
  });

  it('is in the visitor’s language', async () => {
    expect((await renderFakeApp(City, { language: 'ar' })).html).toContain('<bdi>مرحبا</bdi>');
    expect((await renderFakeApp(City, { language: 'fr' })).html).toContain('<bdi>Bonjour</bdi>');
  });

  it('is in English where its messages lack the visitor’s language, or can’t be loaded', async () => {
    expect((await renderFakeApp(City, { language: 'sv' })).html).toContain('<bdi>Hello &quot;');
    expect((await renderFakeApp(City, { language: 'da' })).html).toContain('<bdi>Hello &quot;');
  });

  it('has the texts of agencies as the shell renders them', async () => {
    const askedCalls: unknown[] = [];
    const { context } = fakeContext();
    const render = renderApp(() => <RichText html="<p>Fees</p>" language="de" />, TEXTS);
    const contentMarkup = async (...parameters: unknown[]) => `<p>${askedCalls.push(parameters)}</p>`;
    expect((await render({ ...context, contentMarkup })).html).toContain('dir="auto"><p>1</p></div>');
    expect(askedCalls).toEqual([['<p>Fees</p>', 'de']]);
  });

  it.each([
    ['no answer', { kind: 'timed-out' }, 'loading', true],
    ['a status of 400', refusedFailure(400), 'failed', true],
    ['a status of 401', refusedFailure(401), 'loading', true],
    ['a status of 404', refusedFailure(404), 'failed', false],
    ['a status of 410', refusedFailure(410), 'failed', false],
    ['a status of 429', refusedFailure(429), 'loading', true],
    ['a status of 503', refusedFailure(503), 'loading', true],
  ] as const)('with %s has no data, which the browser calls for again', async (_, error, shownState, isPartial) => {
    const { context, calls } = fakeContext({ respond: () => ({ ok: false, error }) });
    const page = await renderApp(City, TEXTS)(context);
    expect([page.html.includes(`<p>${shownState} …</p>`), page.isPartial === true]).toEqual([true, isPartial]);
    expect([page.data, pathsOf(calls)]).toEqual([{}, ['/api/city']]);
    expect(await renderApp(City, TEXTS)(fakeContext({ respond }).context)).not.toHaveProperty('isPartial');
  });

  it('has the search panel as the shell renders it', async () => {
    const askedCalls: unknown[] = [];
    const { context } = fakeContext();
    const render = renderApp(() => <SearchPanel service="hotels" form="summary" />, TEXTS);
    const searchPanelMarkup = async (options: unknown) => `<p>Lisbon ${askedCalls.push(options)}</p>`;
    expect((await render({ ...context, searchPanelMarkup })).html).toContain(
      'data-form="summary"><p>Lisbon 1</p></div>',
    );
    expect(askedCalls).toEqual([{ service: 'hotels', form: 'summary' }]);
  });

  it('is loading, and for this visitor alone, where a response can’t be read', async () => {
    const { html, isPartial } = await renderFakeApp(City, { respond: () => ok({ not: 'a name' }) });
    expect(html).toContain('<p>loading …</p>');
    expect(isPartial).toBe(true);
  });

  it('is given up after four times where each response leads to a further call', async () => {
    function Link({ names: [name, ...others] }: { readonly names: readonly string[] }) {
      const { state } = useQuery(name === undefined ? null : GET(`/api/${name}`), readName);
      return state.kind === 'ready' ? <Link names={others} /> : <p>{others.length}</p>;
    }
    const Chain = () => <Link names={['a', 'b', 'c', 'd', 'e', 'f']} />;
    const { html, calls, isPartial } = await renderFakeApp(Chain, { respond: () => ok('known') });
    expect([html.includes('<p>2</p>'), pathsOf(calls)]).toEqual([true, ['/api/a', '/api/b', '/api/c']]);
    expect(isPartial).toBe(true);
  });

  it('has no markup where the app renders nothing', async () => {
    expect(await renderFakeApp(() => <></>)).toHaveProperty('html', '');
  });

  it('throws what a component throws', async () => {
    const Broken = () => {
      throw new Error('planted');
    };
    await expect(renderApp(Broken, TEXTS)(fakeContext().context)).rejects.toThrow('planted');
  });

  it('leaves nothing behind: no subscription, no request', async () => {
    const { pending } = await renderFakeApp(City);
    expect(pending()).toEqual([]);
  });
});
