import { problemSentence, readSettings } from '../../../src/infrastructure/configuration/read-settings.ts';
import type { SettingDependencies } from '../../../src/infrastructure/configuration/setting.ts';
import { type Settings } from '../../../src/infrastructure/configuration/settings.ts';

/** Dependencies for reading settings if no file exists. */
export const NO_FILES: SettingDependencies = {
  readText: (): string => {
    throw new Error('ENOENT');
  },
};

/** The settings if nothing is set. */
export const DEFAULTS: Settings = {
  port: 8080,
  host: '127.0.0.1',
  adminPort: undefined,
  adminHost: '127.0.0.1',
  workers: 1,
  environment: 'uat',
  apiUrl: undefined,
  apiTemplate: undefined,
  assets: undefined,
  resortUrl: undefined,
  mapStyleUrl: undefined,
  mapOrigins: undefined,
  contentUrl: undefined,
  policies: undefined,
  redisUrl: undefined,
  deadline: 400,
  pagesPerMinute: 600,
  whyKey: undefined,
  keepAlive: 65_000,
  pageFresh: 10,
  pageStale: 10,
  pageStaleOnError: 86_400,
  agencyFresh: 60,
  contentFresh: 60,
  dealsFresh: 30,
  notFoundFor: 10,
  failureFor: 2,
  grace: 86_400,
  softTimeout: 100,
  apiTimeout: 20_000,
  redisTimeout: 200,
  logLevel: 'info',
  logFormat: undefined,
  shutdownDelay: undefined,
  shutdownTimeout: 25_000,
  trustedProxies: undefined,
  trustedTypes: undefined,
  renderRemotes: undefined,
};

/** The problems of an environment, a sentence each. */
export function problemsOf(environment: Record<string, string>, dependencies = NO_FILES): readonly string[] {
  const settings = readSettings(environment, dependencies);
  return settings.ok ? [] : settings.error.map(problemSentence);
}
