import { test } from '@fast-check/vitest';
import type { RemoteEventBus } from '@livery/contract/remotes/remote-context';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEvents } from '../../../src/application/remotes/create-events.ts';

/** The event bus as plain JavaScript sees it, without types. */
interface PlainBus {
  publish(name: unknown, value?: unknown, options?: { readonly keep?: boolean }): void;
  on(name: unknown): ReturnType<RemoteEventBus['on']>;
}

function aBus() {
  const events = createEvents();
  const problems: string[] = [];
  const open = () => {
    const endedController = new AbortController();
    const bus = events.of('mainApp', endedController.signal, (problem) =>
      problems.push(problem),
    ) as unknown as PlainBus;
    return { bus, end: () => endedController.abort() };
  };
  return { events, problems, open };
}

/** What a subscription receives, and `end` when it completes. */
function receivedEvents(bus: PlainBus, name = 'mainApp.noted') {
  const values: unknown[] = [];
  bus.on(name).subscribe({ next: (value) => values.push(value), complete: () => values.push('end') });
  return values;
}

describe('the events of remotes', () => {
  it('reach all who subscribe to their name, each as a frozen copy', () => {
    const { open } = aBus();
    const [oneTab, otherTab] = [open(), open()];
    const values = [
      receivedEvents(oneTab.bus),
      receivedEvents(otherTab.bus),
      receivedEvents(otherTab.bus, 'mainApp.gone'),
    ];
    const sentEvent = { reference: 'AB12' };
    oneTab.bus.publish('mainApp.noted', sentEvent);
    expect(values).toEqual([[sentEvent], [sentEvent], []]);
    expect([values[0]?.[0] === sentEvent, Object.isFrozen(values[0]?.[0])]).toEqual([false, true]);
  });

  it('have a last value for those who come later where one is kept, until it is forgotten', () => {
    const { open, events } = aBus();
    const { bus } = open();
    bus.publish('mainApp.noted', 1, { keep: true });
    bus.publish('mainApp.noted', 2);
    expect(receivedEvents(bus)).toEqual([1]);
    bus.publish('mainApp.noted', null, { keep: true });
    expect(receivedEvents(bus)).toEqual([null]);
    events.forget();
    expect(receivedEvents(bus)).toEqual([]);
  });

  it('end with the remote: it receives and sends no more', () => {
    const { open } = aBus();
    const [closedTab, otherTab] = [open(), open()];
    const [values, otherValues] = [receivedEvents(closedTab.bus), receivedEvents(otherTab.bus)];
    closedTab.end();
    closedTab.bus.publish('mainApp.noted', 1);
    otherTab.bus.publish('mainApp.noted', 2);
    expect([values, otherValues, receivedEvents(closedTab.bus)]).toEqual([['end'], [2], ['end']]);
  });

  it.each([
    ['confirmed', 1, '“mainApp” can’t publish the event “confirmed”: write a name such as “booking.confirmed”.'],
    [7, 1, '“mainApp” can’t publish the event “7”: write a name such as “booking.confirmed”.'],
    [
      'booking.confirmed',
      { at: new Date(0) },
      '“mainApp” can’t publish the event “booking.confirmed”: “.at” is a Date, and no plain data.',
    ],
    [
      'booking.confirmed',
      undefined,
      '“mainApp” can’t publish the event “booking.confirmed”: it is undefined, and no plain data.',
    ],
    [
      'loyalty.claimed',
      1,
      '“mainApp” can’t publish the event “loyalty.claimed”: its name begins with another than your remote’s, “mainApp.”.',
    ],
    [
      'booking.confirmed',
      { reference: 5, product: 'hotel', price: null },
      '“mainApp” can’t publish the event “booking.confirmed”: its “reference” is no text with the number.',
    ],
    [
      'mainApp.noted',
      'y'.repeat(1_000_001),
      '“mainApp” can’t publish the event “mainApp.noted”: its texts have more than 1000000 characters.',
    ],
  ])('of the wrong shape are reported to their author and not delivered: %s %j', (name, value, problem) => {
    const { open, problems } = aBus();
    const { bus } = open();
    const values = receivedEvents(bus, String(name));
    bus.publish(name, value);
    expect([values, problems]).toEqual([[], [problem]]);
  });

  it('that cause each other without an end are stopped, and reported', () => {
    const { open, problems } = aBus();
    const { bus } = open();
    bus.on('mainApp.noted').subscribe(() => bus.publish('mainApp.noted', 1));
    bus.publish('mainApp.noted', 1);
    expect(problems).toEqual([
      '“mainApp” can’t publish the event “mainApp.noted”: 20 events were published from within each other.',
    ]);
  });

  test.prop([fc.array(fc.jsonValue(), { maxLength: 5 })])(
    'arrive in the order in which they were sent',
    (sentJsonValues) => {
      const { open } = aBus();
      const { bus } = open();
      const values = receivedEvents(bus);
      for (const value of sentJsonValues) bus.publish('mainApp.noted', value);
      expect(values).toEqual(JSON.parse(JSON.stringify(sentJsonValues)));
    },
  );
});
