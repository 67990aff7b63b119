import type { PlainData, RemoteCall } from '@livery/contract/remotes/remote-context';
import { mountApp, useQuery } from '@livery/remote';
import { type CallResult, fakeContext, settle } from '@livery/remote/testing';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

const readName = (response: unknown) => (typeof response === 'string' ? response : undefined);
const CITY = '{"method":"GET","path":"/api/city"}';
const NAME_BY_PATH: Record<string, string> = {
  '/api/city': 'lisbon',
  '/api/of/lisbon': 'Portugal',
  '/api/of/porto': 'Portugal',
};
const respond = ({ path }: RemoteCall): CallResult => ({ ok: true, value: NAME_BY_PATH[path] });

/** A city and its country in the browser, with the data of a page that a server rendered. */
async function mountCity(renderedData: PlainData) {
  const states: string[] = [];
  function City() {
    const city = useQuery({ method: 'GET', path: '/api/city' }, readName);
    const name = city.state.kind === 'ready' ? city.state.value : null;
    const country = useQuery(name === null ? null : { method: 'GET', path: `/api/of/${name}` }, readName);
    states.push(city.state.kind);
    return (
      <button onClick={city.retry}>{`${name} ${country.state.kind === 'ready' ? country.state.value : '…'}`}</button>
    );
  }
  const fake = fakeContext({ respond, rendered: renderedData });
  const element = document.createElement('div');
  const unmount = mountApp(City)(element, fake.context);
  await settle();
  const paths = () => fake.calls.map(({ path }) => path);
  return {
    ...fake,
    text: () => element.textContent,
    states,
    paths,
    retry: () => element.querySelector('button')?.click(),
    unmount,
  };
}

describe('the page in the browser that a server rendered', () => {
  it('begins with the same responses, and calls nobody', async () => {
    const page = await mountCity({ [CITY]: 'porto', '{"method":"GET","path":"/api/of/porto"}': 'Portugal' });
    expect([page.text(), page.paths(), new Set(page.states)]).toEqual(['porto Portugal', [], new Set(['ready'])]);
    page.unmount();
  });

  it('calls where it is tried again, and for what it did not come with', async () => {
    const page = await mountCity({ [CITY]: 'porto' });
    expect([page.text(), page.paths()]).toEqual(['porto Portugal', ['/api/of/porto']]);
    page.retry();
    await settle();
    expect([page.text(), page.paths().slice(1)]).toEqual(['lisbon Portugal', ['/api/city', '/api/of/lisbon']]);
    page.unmount();
  });

  it('keeps them where the visitor changes the query of the address', async () => {
    const page = await mountCity({ [CITY]: 'porto', '{"method":"GET","path":"/api/of/porto"}': 'Portugal' });
    page.navigate('/?sort=cheapest');
    await settle();
    expect([page.text(), page.paths(), new Set(page.states)]).toEqual(['porto Portugal', [], new Set(['ready'])]);
    page.unmount();
  });

  it('keeps their values where rendering in parts has lost their queries', async () => {
    const values = new Set<unknown>();
    const clients = new Set<QueryClient>();
    const parse = (response: unknown) => ({ name: response });
    function City() {
      const { state } = useQuery({ method: 'GET', path: '/api/city' }, parse);
      clients.add(useQueryClient());
      useLocation();
      if (state.kind === 'ready') values.add(state.value);
      return null;
    }
    const fake = fakeContext({ respond, rendered: { [CITY]: 'porto' } });
    const unmount = mountApp(City)(document.createElement('div'), fake.context);
    await settle();
    for (const client of clients) client.clear();
    fake.navigate('/?sort=cheapest');
    await settle();
    expect([[...values], fake.calls]).toEqual([[{ name: 'porto' }], []]);
    unmount();
  });

  it('takes a response that it can’t read for none', async () => {
    const page = await mountCity({ [CITY]: { name: 'porto' } });
    expect([page.text(), page.paths()]).toEqual(['lisbon Portugal', ['/api/city', '/api/of/lisbon']]);
    page.unmount();
  });

  it('takes data of another form for none', async () => {
    for (const other of [null, 'text', 7, ['lisbon']]) {
      const page = await mountCity(other);
      expect(page.paths()).toEqual(['/api/city', '/api/of/lisbon']);
      page.unmount();
    }
  });
});
