/** `livery/contracts`: the contract of each port, as Vitest suites that can be run against any adapter. */
import '../../src/library/globals.ts';

export { clockContract } from './clock.contract.ts';
export { contentCleanerContract } from './content-cleaner.contract.ts';
export { deviceLocationContract, type PlacedDevice } from './device-location.contract.ts';
export { idSourceContract } from './id-source.contract.ts';
export { mapViewContract } from './map-view.contract.ts';
export { pageContract, type WatchedPage } from './page.contract.ts';
export { remoteCallsContract } from './remote-calls.contract.ts';
export { reporterContract } from './reporter.contract.ts';
export { type Intercepted, requestInterceptorContract } from './request-interceptor.contract.ts';
export { shellBuildContract } from './shell-build.contract.ts';
export { agencySourceContract, platformSourceContract } from './sources/agency-sources.contract.ts';
export type { MakeSource } from './sources/call-source.ts';
export { configurationSourceContract } from './sources/configuration-source.contract.ts';
export { contentSourceContract } from './sources/content-source.contract.ts';
export { dealSourceContract } from './sources/deal-source.contract.ts';
export {
  currencySourceContract,
  languageSourceContract,
  rateSourceContract,
} from './sources/market-sources.contract.ts';
export { overFile } from './sources/over-file.ts';
export { placeSourceContract } from './sources/place-source.contract.ts';
export { type OfferedRemotes, remoteSourceContract } from './sources/remote-source.contract.ts';
export { resortServiceContract } from './sources/resort-service.contract.ts';
export {
  navigationSourceContract,
  profileSourceContract,
  signInContract,
} from './sources/session-sources.contract.ts';
export {
  cookieJarContract,
  currencyContract,
  keyValueStorageContract,
  tabStorageContract,
} from './storage/storage.contract.ts';
export { tabsContract } from './tabs.contract.ts';
