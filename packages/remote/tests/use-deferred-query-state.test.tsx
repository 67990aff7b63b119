import { type Query, QueryResult } from '@livery/remote';
import { settle } from '@livery/remote/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useDeferredQueryState } from '../src/data/use-deferred-query-state.ts';

type State = Query<string>['state'];

function Shown({ state }: { readonly state: State }) {
  const query = { state: useDeferredQueryState(state), retry: doNothing, setValue: doNothing, change: doNothing };
  return (
    <QueryResult query={query} loading="Loading">
      {(value) => value}
    </QueryResult>
  );
}

const doNothing = () => undefined;
const LOADING_STATE = { kind: 'loading' } as const;
const readyState = (value: string) => ({ kind: 'ready', value }) as const;

/** Shows a result; returns the page's content once React has rendered all urgent updates. */
function aResult() {
  const element = document.createElement('div');
  const root = createRoot(element);
  return {
    text: () => element.textContent,
    show(state: State) {
      flushSync(() => root.render(<Shown state={state} />));
      return element.textContent;
    },
    end: () => root.unmount(),
  };
}

it('what a response brings is rendered in parts, and its changes at once', async () => {
  const { show, text, end } = aResult();
  expect(show(LOADING_STATE)).toBe('Loading');
  expect(show(readyState('Lisbon'))).toBe('Loading');
  await settle();
  expect(text()).toBe('Lisbon');
  expect(show(readyState('Porto'))).toBe('Porto');
  end();
});

it('what is there from the start is shown at once', () => {
  const { show, end } = aResult();
  expect(show(readyState('Lisbon'))).toBe('Lisbon');
  end();
});
