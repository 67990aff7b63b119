import type { CallFailure } from '@livery/contract/notices/call-failure';
import { ok, type Result } from '@livery/contract/shared/result';
import { cleanContent } from '../../../src/infrastructure/content/clean-content.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aCarDeal, aHotelDeal, anActivityDeal } from '../../support/data/some-deals.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

export const ABOUT = { enabled: true, title: 'Us', image: '', content: '<p>About</p>' };
export const FAQ = {
  enabled: true,
  headerMessage: '',
  questions: [
    { question: 'When do you open?', answer: '<p>At nine</p>' },
    { question: 'Where are you?', answer: '<p>Here</p>' },
  ],
};

/** A call for the data of a page. */
export interface CountedCall {
  readonly name: string;
  readonly signal: AbortSignal;
}

type RespondToSource = <T>(name: string, value: T) => Promise<Result<T, CallFailure>>;

/** An agency that offers its About and FAQ pages, and every service. */
export const OPEN_AGENCY = anAgency({
  about: { enabled: true, title: '' },
  faq: { enabled: true, title: '' },
  bookingMenu: (['hotels', 'cars', 'activities', 'flights', 'cruises'] as const).map((service) => ({
    service,
    active: true,
  })),
});

/** A shell whose calls for the data of pages are counted, and whose responses come when `respond` resolves. */
export function aCountedShell(
  overrides: Partial<Ports> = {},
  respond: RespondToSource = async (_, value) => ok(value),
) {
  const calls: CountedCall[] = [];
  const countCall =
    <T>(name: string, value: T) =>
    (...words: readonly unknown[]): Promise<Result<T, CallFailure>> => {
      const signal = words.find((word) => word instanceof AbortSignal);
      if (signal !== undefined) calls.push({ name, signal });
      return respond(name, value);
    };
  const rates = { rates: new Map([['USD', 1]]), date: undefined };
  const shell = createShell(
    scriptedAdapters({
      agencies: { read: () => respond('agency', OPEN_AGENCY) },
      rates: { read: () => respond('rates', rates) },
      languages: { enabled: () => respond('languages', ['en']), remember: async () => ok(undefined) },
      deals: {
        hotels: countCall('hotels', [aHotelDeal()]),
        activities: countCall('activities', [anActivityDeal()]),
        cars: countCall('cars', [aCarDeal()]),
      },
      content: { about: countCall('about', ABOUT), faq: countCall('faq', FAQ) },
      // Loaded from the start: an import that ends after the test would find no environment.
      cleaner: { clean: async (html) => ok(cleanContent(html)) },
      ...overrides,
    }),
  );
  return { shell, calls, names: () => calls.map(({ name }) => name) };
}
