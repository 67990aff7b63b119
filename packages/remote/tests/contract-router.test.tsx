import { RemoteValue, useAddressQuery } from '@livery/remote';
import { fakeContext } from '@livery/remote/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

const BOX_NAMES = ['pool', 'spa', 'sea'] as const;
type Name = (typeof BOX_NAMES)[number];

/** Check boxes whose values are in the address. */
function Filters() {
  const { read, change } = useAddressQuery();
  const navigate = useNavigate();
  return (
    <>
      {BOX_NAMES.map((name) => (
        <label key={name}>
          <span>{name}</span>
          <input
            type="checkbox"
            checked={read(name) === 'yes'}
            onChange={({ target }) => change({ [name]: target.checked ? 'yes' : null })}
          />
        </label>
      ))}
      <button type="button" onClick={() => void navigate('/hotels')}>
        Start over
      </button>
    </>
  );
}

/** Another component that changes the address. */
function Order() {
  const { change } = useAddressQuery();
  return (
    <button type="button" onClick={() => change({ sort: 'cheapest' })}>
      Cheapest
    </button>
  );
}

/** In a shell that navigates later: once for each call of `follow`. */
function renderRouter() {
  const fake = fakeContext({ at: '/hotels?lng=en' });
  const askedPaths: string[] = [];
  const context = { ...fake.context, navigate: (path: string) => void askedPaths.push(path) };
  render(
    <RemoteValue value={context}>
      <Filters />
      <Order />
    </RemoteValue>,
  );
  const box = (name: Name) => screen.getByLabelText<HTMLInputElement>(name);
  return {
    asked: askedPaths,
    box,
    chosen: () => BOX_NAMES.filter((name) => box(name).checked),
    navigate: (address: string) => act(() => fake.navigate(address)),
    follow() {
      const next = askedPaths.shift();
      if (next !== undefined) act(() => fake.navigate(next));
    },
  };
}

describe('a query that replaces another', () => {
  it('holds before the shell has followed, and a second click adds to the first', () => {
    const { asked, box, chosen, follow } = renderRouter();
    fireEvent.click(box('pool'));
    expect(chosen()).toEqual(['pool']);
    fireEvent.click(box('sea'));
    expect(asked).toEqual(['/hotels?lng=en&pool=yes', '/hotels?lng=en&pool=yes&sea=yes']);
    follow();
    expect(chosen()).toEqual(['pool', 'sea']);
    follow();
    expect(chosen()).toEqual(['pool', 'sea']);
  });

  it('is not forgotten by another component that changes the address before the shell has followed', () => {
    const { asked, box, chosen, follow, navigate } = renderRouter();
    fireEvent.click(box('pool'));
    fireEvent.click(screen.getByText('Cheapest'));
    expect(asked).toEqual(['/hotels?lng=en&pool=yes', '/hotels?lng=en&pool=yes&sort=cheapest']);
    follow();
    follow();
    expect(chosen()).toEqual(['pool']);
    navigate('/hotels?lng=en');
    fireEvent.click(screen.getByText('Cheapest'));
    expect(asked).toEqual(['/hotels?lng=en&sort=cheapest']);
  });

  it('gives way to wherever the visitor goes meanwhile', () => {
    const { box, chosen, navigate } = renderRouter();
    fireEvent.click(box('pool'));
    navigate('/hotels?spa=yes');
    expect(chosen()).toEqual(['spa']);
    navigate('/hotels?lng=en');
    expect(chosen()).toEqual([]);
  });

  it('gives way to another page that is asked for', () => {
    const { asked, box, chosen, follow } = renderRouter();
    fireEvent.click(box('pool'));
    fireEvent.click(screen.getByText('Start over'));
    expect(asked.at(-1)).toBe('/hotels');
    follow();
    follow();
    expect(chosen()).toEqual([]);
  });

  it('is what was clicked, whenever the shell follows', () => {
    fc.assert(
      fc
        .property(fc.array(fc.constantFrom(...BOX_NAMES, 'follow' as const), { maxLength: 12 }), (steps) => {
          const { asked, box, chosen, follow } = renderRouter();
          const wantedNames = new Set<Name>();
          for (const step of steps) {
            if (step === 'follow') follow();
            else {
              fireEvent.click(box(step));
              if (!wantedNames.delete(step)) wantedNames.add(step);
            }
            expect(chosen()).toEqual(BOX_NAMES.filter((name) => wantedNames.has(name)));
          }
          while (asked.length > 0) follow();
          expect(chosen()).toEqual(BOX_NAMES.filter((name) => wantedNames.has(name)));
        })
        .afterEach(cleanup),
    );
  });
});
