import type { ContractNeeds, ContractTest } from './contract-needs.ts';
import type { FakeContext } from './fake-context.ts';
import { isGivenText, recordedPlatform } from './given-texts.ts';
import { type MountedRemote, mountInPage } from './mount-in-page.ts';
import { hasAmount, pricesShown } from './prices-shown.ts';
import { quoteTexts } from './quote-texts.ts';
import { isSentence } from './sentences.ts';

type Session = NonNullable<ContractNeeds['session']>;

/** Prices are hidden from visitors only if the agency requires a log-in (rules §5). */
const PRICE_HIDING_AGENCY = { allowsNonLoginFlow: false };
const VISITOR: Session = { signedIn: false, profile: null, showsPrices: false };

/**
 * No price is in the page while the session hides prices: neither at the start, nor after a user who saw prices has
 * signed out. Sentences from the platform may contain prices.
 */
export function pricesContract(needs: ContractNeeds): readonly ContractTest[] {
  const { remote, addresses, respond, basePath = '/', session = {} } = needs;
  const [firstAddress] = addresses;

  function mounted(
    at: string,
    who: Session,
    inspect: (page: MountedRemote, assertNoPrice: () => void) => Promise<void>,
  ) {
    const platform = recordedPlatform(respond);
    return mountInPage(
      remote,
      { at, basePath, respond: platform.respond, agency: PRICE_HIDING_AGENCY, session: who },
      (page) =>
        inspect(page, () => {
          const shownPrices = page.shownIn().flatMap((element) => pricesShown(element, page.formattedMoney));
          const wrongPrices = [...shownPrices, ...titlesWithAmounts(page)].filter(
            (price) => !(isSentence(price) && isGivenText(price, platform.given)),
          );
          const { path } = page.context.location.now();
          if (wrongPrices.length > 0)
            throw new Error(`It shows a price without showsPrices at ${path}: ${quoteTexts(wrongPrices)}.`);
        }),
    );
  }

  return [
    ...addresses.map(
      (address): ContractTest => [
        `shows no price at ${address} to a visitor who may not see any`,
        () =>
          mounted(address, VISITOR, async ({ assertHealthy }, assertNoPrice) => {
            assertHealthy();
            assertNoPrice();
          }),
      ],
    ),
    [
      'takes prices away when the visitor signs out',
      () =>
        mounted(
          firstAddress,
          { signedIn: true, ...session },
          async ({ navigate, setSession, settled }, assertNoPrice) => {
            for (const address of addresses) {
              setSession({ signedIn: true, showsPrices: true, ...session });
              navigate(address);
              await settled();
              setSession(VISITOR);
              await settled();
              assertNoPrice();
            }
          },
        ),
    ],
  ];
}

/** The last title, if it names an amount: earlier ones are no longer shown. */
function titlesWithAmounts({ actions }: FakeContext): readonly string[] {
  const titles = actions.flatMap(([name, title]) => (name === 'titlePage' ? [String(title)] : []));
  return titles.slice(-1).filter(hasAmount);
}
