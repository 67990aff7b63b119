import { ContainerModule } from 'inversify';
import { openHostAgency } from '../../../application/agency/open-host-agency.ts';
import { openPlatform } from '../../../application/agency/open-platform.ts';
import { openAnalytics } from '../../../application/analytics/open-analytics.ts';
import { openContent } from '../../../application/content/open-content.ts';
import { openDeals } from '../../../application/deals/open-deals.ts';
import { openSavePricePopup } from '../../../application/deals/open-save-price-popup.ts';
import { openMarket } from '../../../application/market/open-market.ts';
import { openCodeLoading } from '../../../application/navigation/open-code-loading.ts';
import { openNavigation } from '../../../application/navigation/open-navigation.ts';
import { openNotices } from '../../../application/notices/open-notices.ts';
import { openRemotes } from '../../../application/remotes/open-remotes.ts';
import { openResorts } from '../../../application/resorts/open-resorts.ts';
import { openSession } from '../../../application/session/open-session.ts';
import { openTrip } from '../../../application/trip/open-trip.ts';
import { FEATURE, PORT, REFETCH, SHELL, SHELL_AND_SESSION } from '../tokens.ts';

/** Each feature of the shell, opened with exactly what it needs. */
export const featuresModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.agency).toResolvedValue(
    (agencies, configuration, page, refetch) => openHostAgency({ agencies, configuration, page, refetch }),
    [PORT.agencies, PORT.configuration, PORT.page, REFETCH],
  );
  bind(FEATURE.platform).toResolvedValue(
    (platform, refetch) => openPlatform({ platform, refetch }),
    [PORT.platform, REFETCH],
  );

  bind(FEATURE.session).toResolvedValue(
    (agency, remotes, signIn, cookies, localStorage, sessionStorage, tabs, page, ids, clock, reporter) =>
      openSession({
        agency,
        remotes,
        signIn,
        cookies,
        localStorage,
        sessionStorage,
        tabs,
        page,
        ids,
        clock,
        reporter,
      }),
    [
      FEATURE.agency,
      FEATURE.remotes,
      PORT.signIn,
      PORT.cookies,
      PORT.localStorage,
      PORT.sessionStorage,
      PORT.tabs,
      PORT.page,
      PORT.ids,
      PORT.clock,
      PORT.reporter,
    ],
  );

  bind(FEATURE.market).toResolvedValue(
    (agency, session, rates, languages, currencySource, currencies, cookies, tabs, page, clock, reporter) =>
      openMarket({
        agency,
        session,
        rates,
        languages,
        currencySource,
        currencies,
        cookies,
        tabs,
        page,
        clock,
        reporter,
      }),
    [
      FEATURE.agency,
      FEATURE.session,
      PORT.rates,
      PORT.languages,
      PORT.currencySource,
      PORT.currencies,
      PORT.cookies,
      PORT.tabs,
      PORT.page,
      PORT.clock,
      PORT.reporter,
    ],
  );

  bind(FEATURE.deals).toResolvedValue(
    (agency, session, deals, page, clock, refetch) => openDeals({ agency, session, deals, page, clock, refetch }),
    [FEATURE.agency, FEATURE.session, PORT.deals, PORT.page, PORT.clock, REFETCH],
  );
  bind(FEATURE.savePrice).toResolvedValue(
    (agency, session, sessionStorage, clock) => openSavePricePopup({ agency, session, sessionStorage, clock }),
    [FEATURE.agency, FEATURE.session, PORT.sessionStorage, PORT.clock],
  );

  bind(FEATURE.trip).toResolvedValue(
    (places, clock, refetch) => openTrip({ places, clock, refetch }),
    [PORT.places, PORT.clock, REFETCH],
  );

  bind(FEATURE.content).toResolvedValue(
    (agency, content, cleaner, refetch) => openContent({ agency, content, cleaner, refetch }),
    [FEATURE.agency, PORT.content, PORT.cleaner, REFETCH],
  );

  bind(FEATURE.navigation).toResolvedValue(
    (agency, session, navigation, configuration, cookies, clock, page, refetch) =>
      openNavigation({ agency, session, navigation, configuration, cookies, clock, page, refetch }),
    [
      FEATURE.agency,
      FEATURE.session,
      PORT.navigation,
      PORT.configuration,
      PORT.cookies,
      PORT.clock,
      PORT.page,
      REFETCH,
    ],
  );
  bind(FEATURE.code).toResolvedValue(
    (build, page, sessionStorage, reporter) => openCodeLoading({ build, page, sessionStorage, reporter }),
    [PORT.build, PORT.page, PORT.sessionStorage, PORT.reporter],
  );

  // Lazy, since the shell and the session depend on the remotes in their turn.
  bind(SHELL_AND_SESSION).toFactory((context) => () => ({
    shell: context.get(SHELL),
    session: context.get(FEATURE.session),
  }));
  bind(FEATURE.remotes).toResolvedValue(
    (shellAndSession, remoteHost, remoteCalls, profiles, clock, reporter, page, configuration) =>
      openRemotes({ shellAndSession, remoteHost, remoteCalls, profiles, clock, reporter, page, configuration }),
    [
      SHELL_AND_SESSION,
      PORT.remoteHost,
      PORT.remoteCalls,
      PORT.profiles,
      PORT.clock,
      PORT.reporter,
      PORT.page,
      PORT.configuration,
    ],
  );

  bind(FEATURE.resorts).toResolvedValue(
    (resorts, clock, refetch) => openResorts({ resorts, clock, refetch }),
    [PORT.resorts, PORT.clock, REFETCH],
  );

  bind(FEATURE.notices).toResolvedValue((ids) => openNotices({ ids }), [PORT.ids]);

  bind(FEATURE.analytics).toResolvedValue(
    (agency, localStorage, reporter) => openAnalytics({ agency, localStorage, reporter }),
    [FEATURE.agency, PORT.localStorage, PORT.reporter],
  );
});
