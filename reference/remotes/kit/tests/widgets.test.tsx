import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { Rating } from '@livery/ui/rating';
import { Table } from '@livery/ui/table';
import { Tabs } from '@livery/ui/tabs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Price } from '../format/price.tsx';

const PRICE = { amount: 120, currency: 'USD' };

describe('a price', () => {
  it('is shown to people who may see prices, with the former one: struck through on the page, in words for screen readers', async () => {
    const { container } = await renderInRemote(
      <Price price={PRICE} previousPrice={{ ...PRICE, amount: 150 }} note="per night" />,
    );
    const struck = container.querySelector('s[aria-hidden="true"]');
    expect(struck?.querySelector('bdi')?.textContent).toBe('USD 150.00');
    struck?.remove();
    expect(container.textContent).toBe('Was USD 150.00USD 120.00per night');
  });

  it('is not in the page of people who may not: a link to sign in and come back takes its place', async () => {
    const { container } = await renderInRemote(<Price price={PRICE} />, {
      at: '/destination/lisbon?a=1',
      session: { showsPrices: false },
    });
    expect(container.innerHTML).not.toContain('120');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/login?redirect=%2Fdestination%2Flisbon%3Fa%3D1');
  });

  it('is on request where sign-in is hidden', async () => {
    const { container } = await renderInRemote(<Price price={PRICE} />, {
      session: { showsPrices: false },
      agency: { hidesLogin: true },
    });
    expect(container.textContent).toBe('Price on request');
  });
});

it('a rating is given in words, whole stars, and not at all where there is none', async () => {
  const { container } = await renderInRemote(
    <>
      <Rating value={4.9} />
      <Rating value={null} />
      <Rating value={0} />
    </>,
  );
  expect(container.textContent).toBe('4 out of 5');
});

it('a busy button keeps the focus and does nothing', async () => {
  const pressed = vi.fn();
  await renderInRemote(
    <Button busy onClick={pressed}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  fireEvent.click(button);
  expect([pressed.mock.calls.length, button.disabled, document.activeElement === button]).toEqual([0, false, true]);
});

function Confirmation({ onEvent }: { readonly onEvent: (name: string) => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onEvent('closed');
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>ask</button>
      {open && (
        <ConfirmDialog
          heading="Cancel the trip?"
          confirm="Cancel it"
          danger
          onConfirm={() => onEvent('done')}
          onClose={close}
        >
          <p>Nothing is refunded.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  it('is named by its heading, and gives the focus back when it is closed', async () => {
    const events: string[] = [];
    await renderInRemote(<Confirmation onEvent={(name) => events.push(name)} />);
    const openerElement = screen.getByText('ask');
    openerElement.focus();
    fireEvent.click(openerElement);
    const dialog = screen.getByRole('dialog', { name: 'Cancel the trip?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel it' }));
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })));
    expect([events, document.activeElement]).toEqual([['done', 'closed'], openerElement]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function Details() {
  const [chosen, setChosen] = useState<'rooms' | 'reviews' | 'map'>('rooms');
  const tabs = [
    { id: 'rooms', label: 'Rooms' },
    { id: 'reviews', label: 'Reviews' },
    { id: 'map', label: 'Map' },
  ] as const;
  return (
    <Tabs label="The hotel" tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {chosen}
    </Tabs>
  );
}

it('tabs are one stop of the keyboard, moved between by arrow, round at both ends', async () => {
  await renderInRemote(<Details />);
  const focusedText = () => document.activeElement?.textContent;
  screen.getByRole('tab', { name: 'Rooms' }).focus();
  const press = (key: string) => document.activeElement !== null && fireEvent.keyDown(document.activeElement, { key });
  press('ArrowLeft');
  expect([focusedText(), screen.getByRole('tabpanel', { name: 'Map' }).textContent]).toEqual(['Map', 'map']);
  press('ArrowRight');
  press('End');
  press('Home');
  expect(focusedText()).toBe('Rooms');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

it('a table names its rows by their first column, and each value by its heading', async () => {
  const columns = [
    { label: 'Hotel', cell: ({ name }: { name: string }) => name },
    { label: 'Nights', cell: () => 3, end: true },
  ];
  await renderInRemote(
    <Table caption="Trips" columns={columns} rows={[{ name: 'Casa' }]} rowKey={({ name }) => name} />,
  );
  const row = within(screen.getByRole('table', { name: 'Trips' })).getByRole('row', { name: 'Casa 3' });
  expect(within(row).getByRole('rowheader').textContent).toBe('Casa');
  expect(within(row).getByRole('cell').dataset['label']).toBe('Nights');
});
