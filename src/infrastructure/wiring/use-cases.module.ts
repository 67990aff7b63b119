import { ContainerModule } from 'inversify';
import { openHostAgency } from '../../application/agency/open-host-agency.ts';
import { openPlatform } from '../../application/agency/open-platform.ts';
import { openAnalytics } from '../../application/analytics/open-analytics.ts';
import { openContent } from '../../application/content/open-content.ts';
import { openDeals } from '../../application/deals/open-deals.ts';
import { openSavePricePopup } from '../../application/deals/open-save-price-popup.ts';
import { openMarket } from '../../application/market/open-market.ts';
import { openCodeLoading } from '../../application/navigation/open-code-loading.ts';
import { openNavigation } from '../../application/navigation/open-navigation.ts';
import { openNotices } from '../../application/notices/open-notices.ts';
import { openShell } from '../../application/open-shell.ts';
import { openRemotes } from '../../application/remotes/open-remotes.ts';
import { openResorts } from '../../application/resorts/open-resorts.ts';
import { openSession } from '../../application/session/open-session.ts';
import { openRetelling } from '../../application/shared/open-retelling.ts';
import { openTrip } from '../../application/trip/open-trip.ts';
import { provide } from './provide.ts';
import { ADAPTER, RETELLING, SHELL, USE_CASE } from './tokens.ts';

const outside = { ...ADAPTER, retelling: RETELLING };
const withAgency = { ...outside, agency: USE_CASE.agency };
const withVisitor = { ...withAgency, session: USE_CASE.session };

/** Makes each use-case once, from the adapters and the use-cases that it asks for by name. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  provide(bind, RETELLING, openRetelling, {});
  provide(bind, USE_CASE.agency, openHostAgency, outside);
  provide(bind, USE_CASE.platform, openPlatform, outside);
  provide(bind, USE_CASE.remotes, openRemotes, outside);
  provide(bind, USE_CASE.session, openSession, { ...withAgency, remotes: USE_CASE.remotes });
  provide(bind, USE_CASE.market, openMarket, withVisitor);
  provide(bind, USE_CASE.deals, openDeals, withVisitor);
  provide(bind, USE_CASE.savePrice, openSavePricePopup, withVisitor);
  provide(bind, USE_CASE.trip, openTrip, outside);
  provide(bind, USE_CASE.content, openContent, withAgency);
  provide(bind, USE_CASE.navigation, openNavigation, withVisitor);
  provide(bind, USE_CASE.code, openCodeLoading, ADAPTER);
  provide(bind, USE_CASE.resorts, openResorts, outside);
  provide(bind, USE_CASE.notices, openNotices, ADAPTER);
  provide(bind, USE_CASE.analytics, openAnalytics, withAgency);
  provide(bind, SHELL, openShell, { ...outside, ...USE_CASE });
});
