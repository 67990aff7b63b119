import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { Form, useForm, useRules } from '@livery/remote/forms';
import type { FakeContextOptions } from '@livery/remote/testing';
import { aUser } from '@livery/testkit/users';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { object, string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { BookedBanner } from '../booking/booked-banner.tsx';
import { BookingNextSteps } from '../booking/booking-next-steps.tsx';
import { CardFields } from '../booking/card-fields.tsx';
import { ContactFields } from '../booking/contact-fields.tsx';
import { NO_CARD, useCardFields } from '../booking/payment-card.ts';

function Pay({ pay }: { readonly pay: (values: object) => Promise<undefined> }) {
  const { email, phone } = useRules();
  const form = useForm({
    values: { email: '', phone: '', note: '', ...NO_CARD },
    schema: object({ email, phone, note: string(), ...useCardFields() }),
    submit: pay,
  });
  return (
    <Form form={form} label="Pay">
      <ContactFields form={form} />
      <CardFields form={form} />
    </Form>
  );
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')));

async function toPay(options: FakeContextOptions = {}) {
  const paidBodies: object[] = [];
  const view = await renderInRemote(<Pay pay={async (values) => void paidBodies.push(values)} />, options);
  return { paid: paidBodies, ...view };
}

describe('the payment form', () => {
  it('shows what is wrong with each field that is empty or invalid', async () => {
    const { paid } = await toPay();
    fill('Card number', '4242 4242 4242 4241');
    fill('Expiry date', '04/19');
    fill('Phone', 'call me');
    await send();
    for (const problem of [
      'Please enter an e-mail address, such as name@example.com',
      'Please enter a phone number, such as +44 20 7946 0123',
      'Please check the card number',
      'Please enter the name on the card',
      'Please enter an expiry date in the future, such as 04/29',
      'Please enter the 3- or 4-digit security code',
    ]) {
      expect(screen.getByRole('alert').textContent).toContain(problem);
    }
    expect(paid).toEqual([]);
  });

  it('is sent once all fields are valid; the note may be empty', async () => {
    const { paid } = await toPay();
    const values = {
      'E-mail': 'maya@example.com',
      Phone: '+44 20 7946 0123',
      'Card number': '4242 4242 4242 4242',
      'Name on the card': 'M Lindqvist',
      'Expiry date': '04/39',
      'Security code': '123',
    };
    for (const [label, value] of Object.entries(values)) fill(label, value);
    await send();
    expect(paid).toEqual([
      {
        email: 'maya@example.com',
        phone: '+44 20 7946 0123',
        note: '',
        cardNumber: '4242 4242 4242 4242',
        cardName: 'M Lindqvist',
        cardExpiry: '04/39',
        cardCode: '123',
      },
    ]);
  });

  it('names who handles the payment (rules 3.9)', async () => {
    await toPay({ lists: { paymentGateway: 'stripe' } });
    expect(screen.getByText('Payment is handled by Stripe.')).toBeTruthy();
  });

  it.each([{}, { paymentGateway: '' }, { paymentGateway: ' ' }])('names no one for %j', async (lists) => {
    const { container } = await toPay({ lists });
    expect(container.textContent).not.toContain('handled');
  });

  it('ends its subscription to the platform', async () => {
    const { unmount, pending } = await toPay({ lists: { paymentGateway: 'stripe' } });
    expect(pending()).toContain('list of the platform');
    unmount();
    expect(pending()).not.toContain('list of the platform');
  });
});

const MANAGE_PATH = '/manage-booking?reference=LV-7K2M9Q';

describe('what is booked', () => {
  it('has a reference number, and names the address that updates go to, if any', async () => {
    const { container } = await renderInRemote(<BookedBanner reference="LV-1" email="maya@example.com" />);
    expect(container.textContent).toBe("Your reference numberLV-1We'll send updates to maya@example.com.");
    cleanup();
    const view = await renderInRemote(<BookedBanner reference="LV-1" email="" />);
    expect(view.container.textContent).toBe('Your reference numberLV-1');
  });

  it.each<[who: string, options: FakeContextOptions, ...to: string[]]>([
    ['a traveller', { session: { signedIn: true } }, '/mytrip/mytrips'],
    ['an agent', { session: { signedIn: true, profile: aUser({ isTravelAgent: true }) } }, '/bookings'],
    ['a visitor, by its number or after a log-in', {}, MANAGE_PATH, '/login?redirect=%2Fmytrip%2Fmytrips'],
    ['a visitor where the log-in is hidden', { agency: { hidesLogin: true } }, MANAGE_PATH],
  ])('is found from now on by %s', async (_, options, ...to) => {
    await renderInRemote(<BookingNextSteps reference="LV-7K2M9Q" events={[]} />, options);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...to, '/']);
  });

  it('goes into a calendar where it has a day', async () => {
    const event = { id: 'LV-7K2M9Q-1', summary: 'Hotel', location: '', description: '', start: '2026-12-01' };
    await renderInRemote(<BookingNextSteps reference="LV-7K2M9Q" events={[event]} />);
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
    cleanup();
    await renderInRemote(<BookingNextSteps reference="LV-7K2M9Q" events={[]} />);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('goes onto paper', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    await renderInRemote(<BookingNextSteps reference="LV-7K2M9Q" events={[]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});
