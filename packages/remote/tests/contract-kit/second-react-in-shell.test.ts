import { act, render, screen, waitFor } from '@testing-library/react';
import * as pageReact from 'react';
import * as pageClient from 'react-dom/client';
import { expect, it } from 'vitest';
import { deployedRemotes } from '../../../../tests/support/remotes/embedded-remotes.ts';
import { aScreen, pause } from '../../../../tests/support/remotes/opened-remotes.ts';
import { anotherReact, remoteOf } from './another-react.ts';

const theirs = anotherReact();

/** The shell's own page in this React, in which something changes. */
function Counter() {
  const [count, setCount] = pageReact.useState(0);
  return pageReact.createElement('button', { onClick: () => setCount(count + 1) }, `Count ${count}`);
}

it('a remote with its own React is shown by the shell, and one that mixes two is reported and harms nobody', async () => {
  const { modules, reports } = await deployedRemotes({
    blog: () => remoteOf(theirs.react, pageClient),
    resort: () => remoteOf(theirs.react, theirs.client),
    topDestinations: () => remoteOf(pageReact, pageClient),
  });
  render(pageReact.createElement(Counter));
  const shown: { end(): void }[] = [];
  const elements: HTMLElement[] = [];
  for (const name of ['blog', 'resort', 'topDestinations'] as const) {
    modules.load(name);
    await pause();
    const element = document.body.appendChild(document.createElement('div'));
    elements.push(element);
    shown.push(modules.show(name, element, aScreen(`/${name}`).screen));
    await pause();
  }
  const texts = () => elements.map(({ textContent }) => textContent);
  await waitFor(() => expect(texts()).toEqual(['', '/resort', '/topDestinations']));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports).toMatchObject([{ kind: 'remote-error', remote: 'blog', problem: expect.stringMatching('useState') }]);
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('Count 1');
  for (const one of shown) one.end();
  await waitFor(() => expect(texts()).toEqual(['', '', '']));
  for (const element of elements) element.remove();
});
