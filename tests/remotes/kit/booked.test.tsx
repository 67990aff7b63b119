// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeContextOptions } from '../../../remotes/contract-kit/fake-context.ts';
import { BookedBanner } from '../../../remotes/kit/booking/booked-banner.tsx';
import { KeepBooking } from '../../../remotes/kit/booking/keep-booking.tsx';
import { aUser } from '../../support/a-user.ts';
import { renderInRemote } from '../support/render-in-remote.tsx';

afterEach(cleanup);

describe('what is booked', () => {
  it('has a number to keep, and tells who is kept up to date, if anybody', async () => {
    const { container } = await renderInRemote(<BookedBanner reference="LV-1" email="maya@example.com" />);
    expect(container.textContent).toBe("Your reference numberLV-1We'll send updates to maya@example.com.");
    cleanup();
    const later = await renderInRemote(<BookedBanner reference="LV-1" email="" />);
    expect(later.container.textContent).toBe('Your reference numberLV-1');
  });

  it.each<[who: string, options: FakeContextOptions, to: string | null]>([
    ['a traveller', { session: { signedIn: true } }, '/mytrip/mytrips'],
    ['an agent', { session: { signedIn: true, profile: aUser({ isTravelAgent: true }) } }, '/bookings'],
    ['a visitor, who logs in for that', {}, '/login?redirect=%2Fmytrip%2Fmytrips'],
    ['a visitor where nobody can log in', { agency: { hidesLogin: true } }, null],
  ])('is found from now on by %s', async (_, options, to) => {
    await renderInRemote(<KeepBooking />, options);
    const [way, home] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([way, home]).toEqual(to === null ? ['/', undefined] : [to, '/']);
  });

  it('goes onto paper', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    await renderInRemote(<KeepBooking />);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});
