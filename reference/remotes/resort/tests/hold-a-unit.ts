import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { FakeContextOptions } from '@livery/remote/testing';
import { createCodeGenerator } from '@livery/sandbox/api/reference/memory-store';
import { createSandbox } from '@livery/sandbox/app';
import { resortRooms } from '@livery/sandbox/world/resorts/resort-records';
import { allResorts } from '@livery/sandbox/world/resorts/resorts';
import { afterEach, beforeEach, vi } from 'vitest';
import { mount } from '../entry.tsx';

const CHECK_IN = '2026-02-03';
export const STAY = `checkIn=${CHECK_IN}&checkOut=2026-02-05&adults=2&children=1`;

/** Stops the date and its intervals in each test of a file; other timers continue. */
export function stopTheClock() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-02-01T10:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());
}

const code = createCodeGenerator(1);
/** The first references that a sandbox gives to holds. */
export const FIRST_REFERENCE = `RES-${code('hold', 10)}`;

/** A resort with a suite for three that is free, and a room that is sold out, on the day of the check-in. */
export function someResort() {
  const resort = allResorts(1).find(({ id }) => {
    const [firstRoomRecord, secondRoomRecord, thirdRoomRecord] = resortRooms(id, CHECK_IN, 'USD', { seed: 1 }) ?? [];
    return (
      secondRoomRecord !== undefined &&
      secondRoomRecord.left > 0 &&
      thirdRoomRecord?.left === 0 &&
      firstRoomRecord !== undefined &&
      firstRoomRecord.left > 0
    );
  });
  if (resort === undefined) throw new Error('The world has no such resort.');
  return resort;
}

/** Resorts on Bali, and the page of {@link someResort}. */
export const BALI = `/search?place=Bali&lat=-8.69&lon=115.17&${STAY}`;
export const DETAILS = `/details?property=${someResort().id}&${STAY}`;

/** The remote at an address, with a sandbox that keeps its state. */
export function openResorts(
  at: string,
  { app = createSandbox(), ...options }: FakeContextOptions & { app?: ReturnType<typeof createSandbox> } = {},
) {
  return showRemote({ mount }, { at: `/booknow/resort${at}`, respond: sandboxResponses({ app }), ...options });
}

/** The checkout, with the suite held. */
export async function openCheckout(options: Parameters<typeof openResorts>[1] = {}, more = '') {
  const view = await openResorts(`${DETAILS}${more}`, options);
  await view.click(view.screen.getByRole('button', { name: 'Hold and continue: Terrace Suite' }));
  return view;
}
