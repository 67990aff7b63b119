// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latePart } from '../../../src/ui/kit/late-part.ts';
import { LateSlot } from '../../../src/ui/kit/late-slot.tsx';
import { ShellContext } from '../../../src/ui/shell-context.tsx';
import { fakeShell } from '../../support/fake-shell.ts';

afterEach(cleanup);

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

describe('a part whose code comes late', () => {
  it('keeps its place until it is there', async () => {
    const part = latePart(async () => Words);
    render(
      <ShellContext value={fakeShell()}>
        <LateSlot part={part} with={{ text: 'Here I am' }} waiting={<p>Wait</p>} />
      </ShellContext>,
    );
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(await screen.findByText('Here I am')).toBeTruthy();
  });

  it('says that it could not come, and is fetched anew the next time', async () => {
    const fetch = vi.fn(async () => Words);
    fetch.mockRejectedValueOnce(new Error('offline'));
    const part = latePart(fetch);
    const shell = fakeShell();
    const onFailure = vi.fn();
    render(
      <ShellContext value={shell}>
        <LateSlot part={part} with={{ text: 'Here I am' }} onFailure={onFailure} />
      </ShellContext>,
    );
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(shell.did).toEqual([['notify', 'failure', expect.objectContaining({ text: 'Something went wrong' })]]);
    expect(await part.load()).toBe(Words);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
