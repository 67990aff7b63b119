import type { LanguageCode } from '@livery/contract/market/language';
import fc from 'fast-check';
import type { aRacedShell } from './a-raced-shell.ts';

type RacedShell = ReturnType<typeof aRacedShell>;

/** The visitor's last choices; in the end only the last ones count. */
export interface LastChoices {
  readonly token: string | undefined;
  readonly currency: string;
  readonly language: LanguageCode;
  readonly text: string;
  /** Counts the changes of who is signed in. */
  readonly whoTurn: number;
}

export const NOTHING_CHOSEN: LastChoices = { token: undefined, currency: 'USD', language: 'en', text: '', whoTurn: 0 };

interface ChoiceStore {
  choices(): LastChoices;
  choose(words: Partial<LastChoices>): void;
}

/** An action of the visitor, here or in another tab. */
export interface Action {
  readonly label: string;
  act(raced: RacedShell, words: ChoiceStore): void;
}

const LOADS: readonly Action[] = Object.entries({
  start: ({ shell }: RacedShell) => shell.start(),
  'retry the agency': ({ shell }: RacedShell) => shell.agency.load(),
  'load the profile': ({ shell }: RacedShell) => shell.session.loadProfile(),
  'load the rates': ({ shell }: RacedShell) => shell.market.load(),
  'load the currencies': ({ shell }: RacedShell) => shell.market.loadCurrencies(),
  'load the navigation': ({ shell }: RacedShell) => shell.navigation.load(),
  'load about': ({ shell }: RacedShell) => shell.content.loadAbout(),
  'load the FAQ': ({ shell }: RacedShell) => shell.content.loadFaq(),
  'load the ship lines': ({ shell }: RacedShell) => shell.trip.loadShipLines(),
  'load the cars': ({ shell }: RacedShell) => shell.deals.cars.load(),
}).map(([label, act]) => ({ label, act }));

const anyTab = fc
  .constantFrom('hotels', 'cars', 'activities', 'flights', 'cruises')
  .map((tab): Action => ({ label: `the tab ${tab}`, act: ({ shell }) => shell.deals.chooseTab(tab) }));

const anyTyping = fc.constantFrom('', 'l', 'li', 'lis').map(
  (text): Action => ({
    label: `type ${text}`,
    act({ shell }, { choose }) {
      shell.trip.hotels.type(text);
      shell.trip.flights.type(text);
      choose({ text });
    },
  }),
);

const anyPassing = fc.constantFrom(1, 100, 200, 6_000).map(
  (milliseconds): Action => ({
    label: `${milliseconds} ms pass`,
    act: ({ clock }) => clock.advance(milliseconds),
  }),
);

const anyPlace = fc.integer({ min: -90, max: 90 }).map(
  (latitude): Action => ({
    label: `resorts at ${latitude}`,
    act: ({ shell }) => shell.resorts.findDeals({ latitude, longitude: 0 }),
  }),
);

const anyCurrency = fc.tuple(fc.constantFrom('USD', 'EUR', 'JPY'), fc.boolean()).map(([currency, here]): Action => {
  const choice = { currency, country: { USD: 'US', EUR: 'DE', JPY: 'JP' }[currency] ?? '' };
  return {
    label: `${currency} ${here ? 'here' : 'in another tab'}`,
    act({ shell, otherTab }, { choose }) {
      if (here) shell.market.chooseCurrency(choice);
      else otherTab.announce({ kind: 'currency-chosen', choice });
      choose({ currency });
    },
  };
});

const anyLanguage = fc.constantFrom<LanguageCode>('en', 'de', 'ar').map(
  (language): Action => ({
    label: `language ${language}`,
    act({ shell }, { choose }) {
      shell.market.chooseLanguage(language);
      choose({ language });
    },
  }),
);

const anyToken = fc.constantFrom('maya', 'tomas', 'ines').map(
  (token): Action => ({
    label: `accept ${token}`,
    act({ shell }, { choices, choose }) {
      shell.session.acceptToken(token);
      choose({ token, whoTurn: choices().whoTurn + 1 });
    },
  }),
);

const anySignInElsewhere = fc.constantFrom('noor', 'omar').map(
  (token): Action => ({
    label: `sign in as ${token} in another tab`,
    act({ cookies, refused, otherTab }, { choices, choose }) {
      if (cookies.read('access_token') !== token) refused.clear();
      cookies.write('access_token', token, { sameSite: 'lax' });
      otherTab.announce({ kind: 'signed-in' });
      choose({ token, whoTurn: choices().whoTurn + 1 });
    },
  }),
);

const anySignIn = fc.constantFrom('maya', 'tomas').map(
  (email): Action => ({
    label: `sign in as ${email}`,
    act({ shell }, { choices, choose }) {
      const whoTurn = choices().whoTurn + 1;
      choose({ whoTurn });
      void shell.session.signIn({ email, password: 'x' }, new AbortController().signal).then((result) => {
        if (result.ok)
          choose(choices().whoTurn === whoTurn ? { token: email } : { token: 'unexpected: a late sign-in won' });
      });
    },
  }),
);

const anySignOut = fc
  .constantFrom<'sign out' | 'leave' | 'sign out in another tab'>('sign out', 'leave', 'sign out in another tab')
  .map(
    (label): Action => ({
      label,
      act({ shell, cookies, otherTab }, { choices, choose }) {
        if (label === 'sign out') shell.session.signOut();
        else if (label === 'leave') shell.session.leave();
        else {
          cookies.remove('access_token');
          otherTab.announce({ kind: 'signed-out' });
        }
        choose({ token: undefined, whoTurn: choices().whoTurn + 1 });
      },
    }),
  );

/** Anything that can be done to a shell at any time. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...LOADS) },
  { weight: 3, arbitrary: anyTab },
  { weight: 3, arbitrary: anyTyping },
  { weight: 3, arbitrary: anyPassing },
  { weight: 2, arbitrary: anyPlace },
  { weight: 2, arbitrary: anyCurrency },
  { weight: 2, arbitrary: anyLanguage },
  { weight: 3, arbitrary: anyToken },
  { weight: 2, arbitrary: anySignIn },
  { weight: 2, arbitrary: anySignInElsewhere },
  { weight: 3, arbitrary: anySignOut },
);
