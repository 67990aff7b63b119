import type { ServiceIdentifier } from 'inversify';
import type { Adapters } from '../../application/adapters.ts';
import type { UseCases } from '../../application/open-shell.ts';
import type { ShellAndSession } from '../../application/remotes/create-remotes.ts';
import type { IdSource } from '../../application/shared/id-source.port.ts';
import type { Refetch } from '../../application/shared/refetch.ts';
import type { Shell } from '../../application/shell.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { HttpInterceptor } from '../http/http-interceptor.ts';
import type { LoadAxios } from '../http/load-axios.ts';
import type { MemoryWorld } from '../memory/memory-platform.ts';
import type { Recorder } from '../recorded/create-recorder.ts';
import type { Storages } from '../storage/stored-values.ts';

/** The driven ports, and the storages that only adapters depend on; every adapter set binds all of them. */
export type Ports = Adapters & Storages;

export const PORT: { readonly [Port in keyof Ports]: ServiceIdentifier<Ports[Port]> } = {
  agencies: Symbol('AgencySource'),
  platform: Symbol('PlatformSource'),
  rates: Symbol('RateSource'),
  currencySource: Symbol('CurrencySource'),
  languages: Symbol('LanguageSource'),
  deals: Symbol('DealSource'),
  content: Symbol('ContentSource'),
  cleaner: Symbol('ContentCleaner'),
  navigation: Symbol('NavigationSource'),
  places: Symbol('PlaceSource'),
  resorts: Symbol('ResortService'),
  interceptor: Symbol('RequestInterceptor'),
  profiles: Symbol('ProfileSource'),
  signIn: Symbol('SignIn'),
  configuration: Symbol('ConfigurationSource'),
  clock: Symbol('Clock'),
  stored: Symbol('StoredValues'),
  cookies: Symbol('CookieJar'),
  localStorage: Symbol('LocalStorage'),
  sessionStorage: Symbol('SessionStorage'),
  tabs: Symbol('Tabs'),
  location: Symbol('DeviceLocation'),
  page: Symbol('Page'),
  maps: Symbol('MapView'),
  build: Symbol('ShellBuild'),
  remoteHost: Symbol('RemoteHost'),
  remoteCalls: Symbol('RemoteCalls'),
  ids: Symbol('IdSource'),
  reporter: Symbol('Reporter'),
};

/** The features of the shell. */
export const FEATURE = {
  agency: Symbol('HostAgency'),
  platform: Symbol('Platform'),
  session: Symbol('Session'),
  market: Symbol('Market'),
  deals: Symbol('Deals'),
  savePrice: Symbol('SavePricePopup'),
  trip: Symbol('Trip'),
  saved: Symbol('Saved'),
  content: Symbol('Content'),
  navigation: Symbol('Navigation'),
  pageData: Symbol('PageData'),
  code: Symbol('CodeLoading'),
  remotes: Symbol('Remotes'),
  resorts: Symbol('Resorts'),
  notices: Symbol('Notices'),
  analytics: Symbol('Analytics'),
} as { readonly [Name in keyof UseCases]: ServiceIdentifier<UseCases[Name]> };

/** All features together. */
export const USE_CASES = Symbol('UseCases') as ServiceIdentifier<UseCases>;

export const REFETCH = Symbol('Refetch') as ServiceIdentifier<Refetch>;

export const SHELL = Symbol('Shell') as ServiceIdentifier<Shell>;

/** Gives the shell to the remotes, which are a part of it; to be called once it is created. */
export const GET_SHELL_AND_SESSION = Symbol('GetShellAndSession') as ServiceIdentifier<() => ShellAndSession>;

/** The dependencies of adapters only. */
export const AXIOS = Symbol('Axios') as ServiceIdentifier<LoadAxios>;
export const INTERCEPTOR = Symbol('HttpInterceptor') as ServiceIdentifier<HttpInterceptor>;
export const RECORDER = Symbol('Recorder') as ServiceIdentifier<Recorder>;
export const UUID_SOURCE = Symbol('Uuids') as ServiceIdentifier<IdSource>;
export const MEMORY_WORLD = Symbol('MemoryWorld') as ServiceIdentifier<MemoryWorld>;

/** Clients of the platform's API and of the resort service, over the network or from a recording. */
export const TRANSPORT_CLIENTS = {
  api: Symbol('ApiTransport') as ServiceIdentifier<HttpClient>,
  resort: Symbol('ResortTransport') as ServiceIdentifier<HttpClient>,
};

/** The same clients with the interceptor. */
export const HTTP_CLIENTS = {
  api: Symbol('ApiClient') as ServiceIdentifier<HttpClient>,
  resort: Symbol('ResortClient') as ServiceIdentifier<HttpClient>,
};
