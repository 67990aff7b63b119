import type { AgencySource } from './agency/agency-source.port.ts';
import type { PlatformSource } from './agency/platform-source.port.ts';
import type { ContentCleaner } from './content/content-cleaner.port.ts';
import type { ContentSource } from './content/content-source.port.ts';
import type { DealSource } from './deals/deal-source.port.ts';
import type { DeviceLocation } from './deals/device-location.port.ts';
import type { MapView } from './map/map-view.port.ts';
import type { CurrencySource } from './market/currency-source.port.ts';
import type { LanguageSource } from './market/language-source.port.ts';
import type { RateSource } from './market/rate-source.port.ts';
import type { NavigationSource } from './navigation/navigation-source.port.ts';
import type { Page } from './navigation/page.port.ts';
import type { ShellBuild } from './navigation/shell-build.port.ts';
import type { RemoteCalls } from './remotes/remote-calls.port.ts';
import type { RemoteHost } from './remotes/remote-source.port.ts';
import type { ResortService } from './resorts/resort-service.port.ts';
import type { ProfileSource } from './session/profile-source.port.ts';
import type { RequestInterceptor } from './session/request-interceptor.port.ts';
import type { SignIn } from './session/sign-in.port.ts';
import type { Clock } from './shared/clock.port.ts';
import type { ConfigurationSource } from './shared/configuration-source.port.ts';
import type { IdSource } from './shared/id-source.port.ts';
import type { Reporter } from './shared/reporter.port.ts';
import type { StoredValues } from './shared/stored-values.port.ts';
import type { Tabs } from './shared/tabs.port.ts';
import type { PlaceSource } from './trip/place-source.port.ts';

/** One adapter for each driven port: a set without one of them doesn't compile. */
export interface Adapters extends Sources {
  readonly cleaner: ContentCleaner;
  readonly configuration: ConfigurationSource;
  readonly clock: Clock;
  readonly stored: StoredValues;
  readonly tabs: Tabs;
  readonly location: DeviceLocation;
  readonly page: Page;
  readonly maps: MapView;
  readonly build: ShellBuild;
  readonly remoteHost: RemoteHost;
  readonly ids: IdSource;
  readonly reporter: Reporter;
}

/** The ports to the platform and the resort service, and to the context of their requests. */
export interface Sources {
  readonly interceptor: RequestInterceptor;
  readonly agencies: AgencySource;
  readonly platform: PlatformSource;
  readonly rates: RateSource;
  readonly currencySource: CurrencySource;
  readonly languages: LanguageSource;
  readonly navigation: NavigationSource;
  readonly deals: DealSource;
  readonly content: ContentSource;
  readonly places: PlaceSource;
  readonly resorts: ResortService;
  readonly profiles: ProfileSource;
  readonly signIn: SignIn;
  readonly remoteCalls: RemoteCalls;
}
