import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { useLive } from '@livery/ui/use-live';
import { act, cleanup, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

function Shown({ live }: { readonly live: Live<string> }) {
  return <p>{useLive(live)}</p>;
}

describe('useLive', () => {
  it('shows the present value, then each change', () => {
    const subject = new BehaviorSubject('one');
    render(<Shown live={liveFromSubject(subject)} />);
    expect(screen.getByText('one')).toBeTruthy();
    act(() => subject.next('two'));
    expect(screen.getByText('two')).toBeTruthy();
  });

  it('follows the new value when it is handed another, and lets go of the old', () => {
    const [oldSubject, young] = [new BehaviorSubject('old'), new BehaviorSubject('young')];
    const { rerender, unmount } = render(<Shown live={liveFromSubject(oldSubject)} />);
    rerender(<Shown live={liveFromSubject(young)} />);
    expect(screen.getByText('young')).toBeTruthy();
    expect(oldSubject.observed).toBe(false);
    unmount();
    expect(young.observed).toBe(false);
  });
});
