import type { ServiceIdentifier } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import type { UseCases } from '../../application/open-shell.ts';
import type { Retelling } from '../../application/shared/open-retelling.ts';
import type { Shell } from '../../application/shell.ts';

/** The driven ports, under which each adapter of a set is bound. */
export const ADAPTER: { readonly [Port in keyof Adapters]: ServiceIdentifier<Adapters[Port]> } = {
  agencies: Symbol('AgencySource'),
  platform: Symbol('PlatformSource'),
  rates: Symbol('RateSource'),
  currencySource: Symbol('CurrencySource'),
  currencies: Symbol('CurrencyStore'),
  languages: Symbol('LanguageSource'),
  deals: Symbol('DealSource'),
  content: Symbol('ContentSource'),
  cleaner: Symbol('ContentCleaner'),
  navigation: Symbol('NavigationSource'),
  places: Symbol('PlaceSource'),
  resorts: Symbol('ResortService'),
  introductions: Symbol('Introductions'),
  profiles: Symbol('ProfileSource'),
  signIn: Symbol('SignIn'),
  configuration: Symbol('ConfigurationSource'),
  clock: Symbol('Clock'),
  cookies: Symbol('CookieJar'),
  localStorage: Symbol('LocalStorage'),
  sessionStorage: Symbol('SessionStorage'),
  tabs: Symbol('Tabs'),
  page: Symbol('Page'),
  build: Symbol('ShellBuild'),
  remoteHost: Symbol('RemoteHost'),
  remoteCalls: Symbol('RemoteCalls'),
  ids: Symbol('IdSource'),
  reporter: Symbol('Reporter'),
};

/** The use-cases, under which the shell finds them. */
export const USE_CASE = {
  agency: Symbol('HostAgency'),
  platform: Symbol('Platform'),
  session: Symbol('Session'),
  market: Symbol('Market'),
  deals: Symbol('Deals'),
  savePrice: Symbol('SavePricePopup'),
  trip: Symbol('Trip'),
  content: Symbol('Content'),
  navigation: Symbol('Navigation'),
  code: Symbol('CodeLoading'),
  remotes: Symbol('Remotes'),
  resorts: Symbol('Resorts'),
  notices: Symbol('Notices'),
  analytics: Symbol('Analytics'),
} as { readonly [Name in keyof UseCases]: ServiceIdentifier<UseCases[Name]> };

export const RETELLING = Symbol('Retelling') as ServiceIdentifier<Retelling>;

export const SHELL = Symbol('Shell') as ServiceIdentifier<Shell>;
