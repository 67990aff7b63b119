import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HydratedApart } from '../../../src/ui/kit/hydrated-apart.tsx';
import { createHydration, HydrationContext } from '../../../src/ui/kit/hydration.ts';
import { OnMounted } from '../../../src/ui/kit/on-mounted.tsx';

/** Hydrates the page that a server would have sent, task by task. */
async function hydratePart(part: ReactNode) {
  // If a comment came before the first element, it would not be in the body.
  const page = <div>{part}</div>;
  const hydration = createHydration();
  const place = document.createElement('div');
  place.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.childNodes);
  document.body.append(place);
  const isDone = vi.fn();
  void hydration.done.then(isDone);
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(
      place,
      <HydrationContext value={hydration}>
        <OnMounted onMounted={hydration.pageMounted}>{page}</OnMounted>
      </HydrationContext>,
      { onRecoverableError },
    );
  });
  onTestFinished(() => {
    root?.unmount();
    place.remove();
  });
  return { place, isDone, onRecoverableError };
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

describe('a part that is hydrated apart', () => {
  it('responds once it is hydrated, and the page is done then', async () => {
    const { place, isDone, onRecoverableError } = await hydratePart(
      <HydratedApart>
        <Counter />
        <HydratedApart>
          <p>Within</p>
        </HydratedApart>
      </HydratedApart>,
    );
    await vi.waitFor(() => expect(isDone).toHaveBeenCalled(), 10_000);
    await act(async () => place.querySelector('button')?.click());
    expect(place.querySelector('button')?.textContent).toBe('1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('shows what it is given later', async () => {
    const shell = (text: string) => (
      <HydratedApart>
        <p>{text}</p>
      </HydratedApart>
    );
    const { container, rerender } = render(shell('before'));
    expect(container.textContent).toBe('before');
    rerender(shell('after'));
    expect(container.textContent).toBe('after');
  });

  it('is none that anybody waits for once it is gone', async () => {
    const hydration = createHydration();
    const isDone = vi.fn();
    void hydration.done.then(isDone);
    const part = {};
    hydration.begin(part);
    hydration.pageMounted();
    await Promise.resolve();
    expect(isDone).not.toHaveBeenCalled();
    hydration.end(part);
    await Promise.resolve();
    expect(isDone).toHaveBeenCalledOnce();
  });
});
