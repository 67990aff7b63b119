/** `livery`: the shell, its ports, and helpers for writing adapters. */
import './globals.ts';

export type * from '@livery/contract/agency/agency';
export type * from '@livery/contract/market/currency-choice';
export type * from '@livery/contract/market/exchange-rates';
export type * from '@livery/contract/market/language';
export type * from '@livery/contract/notices/call-failure';
export type * from '@livery/contract/remotes/manifest';
export type * from '@livery/contract/session/user-profile';
export type { Live } from '@livery/contract/shared/live';
export { err, ok, type Result } from '@livery/contract/shared/result';
export type * from '@livery/contract/trip/places';
export type { Adapters, Sources } from '../application/adapters.ts';
export type { AgencySource } from '../application/agency/agency-source.port.ts';
export type { PlatformSource } from '../application/agency/platform-source.port.ts';
export type { ContentCleaner } from '../application/content/content-cleaner.port.ts';
export type { ContentSource } from '../application/content/content-source.port.ts';
export type { DealSource } from '../application/deals/deal-source.port.ts';
export type { DeviceLocation } from '../application/deals/device-location.port.ts';
export type { CurrencySource } from '../application/market/currency-source.port.ts';
export type { LanguageSource } from '../application/market/language-source.port.ts';
export type { RateSource } from '../application/market/rate-source.port.ts';
export type { NavigationSource } from '../application/navigation/navigation-source.port.ts';
export type { Page } from '../application/navigation/page.port.ts';
export type { ShellBuild } from '../application/navigation/shell-build.port.ts';
export type { RemoteCalls } from '../application/remotes/remote-calls.port.ts';
export type { RemoteHost, RemoteSource } from '../application/remotes/remote-source.port.ts';
export type { ResortService } from '../application/resorts/resort-service.port.ts';
export type { ProfileSource } from '../application/session/profile-source.port.ts';
export type { RequestContext, RequestInterceptor } from '../application/session/request-interceptor.port.ts';
export type { SignIn } from '../application/session/sign-in.port.ts';
export type { Clock } from '../application/shared/clock.port.ts';
export type { ConfigurationSource } from '../application/shared/configuration-source.port.ts';
export type { IdSource } from '../application/shared/id-source.port.ts';
export type { Problem, Reporter } from '../application/shared/reporter.port.ts';
export type { StoredValue, StoredValues } from '../application/shared/stored-values.port.ts';
export type { TabEvent, Tabs } from '../application/shared/tabs.port.ts';
export type { Shell } from '../application/shell.ts';
export type { PlaceSource } from '../application/trip/place-source.port.ts';
export type * from '../domain/agency/policy-book.ts';
export type * from '../domain/agency/tenant.ts';
export type * from '../domain/analytics/analytics-scripts.ts';
export type * from '../domain/content/about-state.ts';
export type * from '../domain/content/faq-state.ts';
export type * from '../domain/deals/deal-products.ts';
export type * from '../domain/deals/deal-tab.ts';
export type * from '../domain/deals/hotel-deal.ts';
export type * from '../domain/market/currency-picker.ts';
export type * from '../domain/navigation/navigation-item.ts';
export type * from '../domain/resorts/hold.ts';
export type * from '../domain/resorts/resort-deals-search.ts';
export type * from '../domain/trip/suggestions.ts';
export { parseAgencyResponse } from '../infrastructure/agency/agency-wire.ts';
export {
  parseActivityDeal,
  parseCarDeal,
  parseDealsResponse,
  parseHotelDeal,
} from '../infrastructure/deals/deal-wire.ts';
export type { HttpClient, QueryParameters } from '../infrastructure/http/http-client.ts';
export type { CookieJar, KeyValueStorage, TabStorage } from '../infrastructure/storage/key-value-storage.ts';
export { type AdapterSet, replacing } from '../infrastructure/wiring/create-container.ts';
export { createShell } from '../infrastructure/wiring/create-shell.ts';
export type { AdapterModule, ModuleNeeds } from '../infrastructure/wiring/module-adapters.ts';
export { sourcesOver } from '../infrastructure/wiring/sources-over.ts';
export type { Ports } from '../infrastructure/wiring/tokens.ts';
