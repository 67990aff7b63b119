import { mountApp, useQuery } from '@livery/remote';
import { type CallResult, type FakeContext, fakeContext, settle } from '@livery/remote/testing';
import { useLocation } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';

const readText = (response: unknown) => (typeof response === 'string' ? response : undefined);

function List({ keptAs }: { readonly keptAs?: string }) {
  // With a name, the function may be different each time, like that of a screen that depends on its props.
  const read = keptAs === undefined ? readText : (response: unknown) => readText(response);
  const { state } = useQuery({ method: 'GET', path: '/api/list' }, read, keptAs === undefined ? {} : { keptAs });
  return state.kind === 'ready' ? state.value : state.kind;
}

/** A list at `/list`, and nothing at other paths; each call waits for its response. */
async function aList(keptAs?: string) {
  const answers: ((result: CallResult) => void)[] = [];
  const fake = fakeContext({ at: '/list', respond: () => new Promise((resolve) => answers.push(resolve)) });
  const element = document.createElement('div');
  const App = () => (useLocation().pathname === '/list' ? <List {...(keptAs && { keptAs })} /> : 'elsewhere');
  onTestFinished(mountApp(App)(element, fake.context));
  const afterStep = async (step: () => void) => {
    step();
    await settle();
    return element.textContent;
  };
  const answer = (result: CallResult) => afterStep(() => answers.shift()?.(result));
  await settle();
  expect(await answer({ ok: true, value: 'seven hotels' })).toBe('seven hotels');
  return { ...fake, after: afterStep, answer };
}

async function leaveAndReturn({ after, navigate }: Awaited<ReturnType<typeof aList>>, meanwhile = () => {}) {
  expect(await after(() => navigate('/details'))).toBe('elsewhere');
  await after(meanwhile);
  return after(() => navigate('/list'));
}

it('a value with a name is there at once for who comes back, and fetched anew', async () => {
  const list = await aList('results');
  expect(await leaveAndReturn(list)).toBe('seven hotels');
  expect(await list.answer({ ok: true, value: 'six hotels' })).toBe('six hotels');
});

it('a value with a name gives way to the failure of the call that was to renew it', async () => {
  const list = await aList('results');
  expect(await leaveAndReturn(list)).toBe('seven hotels');
  expect(await list.answer({ ok: false, error: { kind: 'unreachable' } })).toBe('failed');
});

it('a value without a name is fetched before it is shown again', async () => {
  expect(await leaveAndReturn(await aList())).toBe('loading');
});

it('what is shown is fetched again in another language, and stays until it has come', async () => {
  const list = await aList();
  expect(await list.after(() => list.setLanguage('de'))).toBe('seven hotels');
  expect(await list.answer({ ok: true, value: 'sieben Hotels' })).toBe('sieben Hotels');
});

it('a response in the language of before is not shown, if the language changes meanwhile', async () => {
  const list = await aList('results');
  expect(await leaveAndReturn(list)).toBe('seven hotels');
  await list.after(() => list.setLanguage('de'));
  expect(await list.answer({ ok: true, value: 'six hotels' })).toBe('seven hotels');
  expect(await list.answer({ ok: true, value: 'sechs Hotels' })).toBe('sechs Hotels');
});

it.each<[string, (fake: FakeContext) => void]>([
  ['somebody else', ({ setSession }) => setSession({ signedIn: true })],
  ['another language', ({ setLanguage }) => setLanguage('de')],
])('no value is left for %s', async (_, change) => {
  const list = await aList('results');
  expect(await leaveAndReturn(list, () => change(list))).toBe('loading');
});
