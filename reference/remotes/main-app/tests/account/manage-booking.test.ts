import { showRemote } from '@livery/reference-testing/show-remote';
import { withoutFields } from '@livery/reference-testing/without-fields';
import { describe, expect, it } from 'vitest';
import { area } from '../../account/routes.tsx';
import { areaRemote } from '../area-remote.tsx';
import { bookAsVisitor } from './support/book.ts';

const remote = await areaRemote(area);

/** A booking of a visitor, and the page that finds it in another session. */
async function aBookedHotel({ isFree = true, unsaid = [] as readonly string[] } = {}) {
  const { respond, ...booked } = await bookAsVisitor({ isFree });
  const at = `/manage-booking?reference=${booked.referenceNumber}`;
  return { ...booked, shown: await showRemote(remote, { at, respond: withoutFields(respond, ...unsaid) }) };
}

async function find({ screen, type, click }: Awaited<ReturnType<typeof aBookedHotel>>['shown'], email: string) {
  await type(screen.getByLabelText('E-mail address'), email);
  await click(screen.getByRole('button', { name: 'Find booking' }));
}

describe('managing a booking without an account', () => {
  it('shows it, with how to reach the agency', async () => {
    const { shown, referenceNumber } = await aBookedHotel();
    await find(shown, 'maya@mail.example');
    expect(shown.screen.getByText(referenceNumber)).toBeTruthy();
    expect(document.activeElement).toBe(shown.screen.getByRole('heading', { level: 1 }));
    expect(shown.screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
    expect(shown.context.location.now().search).not.toContain('maya');
  });

  it.each([
    [true, /^CancellationFree cancellation until /],
    [false, /^CancellationNon-refundable$/],
  ])('says what a cancellation costs, free of charge: %s', async (isFree, words) => {
    const { shown } = await aBookedHotel({ isFree });
    await find(shown, 'maya@mail.example');
    expect(shown.screen.getByText('Cancellation').closest('div')?.textContent).toMatch(words);
  });

  it.each([
    [['freeCancellationUntil', 'refund'], 'CancellationAsk about cancellation'],
    [['freeCancellationUntil'], undefined],
  ])('claims nothing of it where the platform doesn’t say %o', async (unsaid, words) => {
    const { shown } = await aBookedHotel({ unsaid });
    await find(shown, 'maya@mail.example');
    expect(shown.screen.queryByText('Cancellation')?.closest('div')?.textContent).toBe(words);
  });

  it('says nothing of a price that the platform doesn’t send, rather than that it was free', async () => {
    const { shown } = await aBookedHotel({ unsaid: ['price'] });
    await find(shown, 'maya@mail.example');
    expect(shown.screen.getByText('Reference number')).toBeTruthy();
    expect(shown.screen.queryByText('Total')).toBeNull();
    expect(shown.element.textContent).not.toMatch(/USD 0|\$0/);
  });

  it('says the same of a wrong address and a wrong number', async () => {
    const { shown } = await aBookedHotel();
    await find(shown, 'other@mail.example');
    const words = shown.screen.getByRole('alert').textContent;
    await shown.type(shown.screen.getByLabelText('Reference number'), 'LV-AAAAAA');
    await find(shown, 'maya@mail.example');
    expect(shown.screen.getByRole('alert').textContent).toBe(words);
    expect(words).toMatch(/^No booking has this reference number/);
  });

  it('says after too many attempts when to try again', async () => {
    const { shown } = await aBookedHotel();
    for (let attempt = 0; attempt < 9; attempt += 1) await find(shown, `other${attempt}@mail.example`);
    expect(shown.screen.getByRole('alert').textContent).toBe('Too many attempts. Please try again in ten minutes.');
  });

  it('is filled in with what this tab booked', async () => {
    sessionStorage.setItem('booked-email', 'LV-ABCDEF nour@mail.example');
    const { screen } = await showRemote(remote, { at: '/manage-booking' });
    sessionStorage.clear();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('nour@mail.example');
    expect(screen.getByLabelText<HTMLInputElement>('Reference number').value).toBe('LV-ABCDEF');
  });

  it('cancels it after saying what is paid back', async () => {
    const { shown } = await aBookedHotel();
    await find(shown, 'maya@mail.example');
    await shown.click(shown.screen.getByRole('button', { name: 'Cancel this booking' }));
    expect(shown.screen.getByRole('dialog').textContent).toMatch(/USD [\d.]+ will be paid back\./);
    const [, confirm] = shown.screen.getAllByRole('button', { name: 'Cancel this booking' });
    if (confirm !== undefined) await shown.click(confirm);
    expect(shown.screen.getByText('This booking has been cancelled.')).toBeTruthy();
    expect(shown.screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    const back = [...shown.screen.getAllByRole('term')].find(({ textContent }) => textContent === 'Paid back');
    expect(back?.nextElementSibling?.textContent).toMatch(/USD [\d.]+/);
    expect(shown.actions).toContainEqual(['publish', 'booking.cancelled', { reference: expect.any(String) }]);
  });
});
