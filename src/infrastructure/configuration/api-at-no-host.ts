import { readVariable, type SettingsEnvironment } from './read-settings.ts';
import type { SettingDependencies, SettingProblem } from './setting.ts';
import { SETTINGS } from './settings.ts';

/**
 * The problem that the API is on each agency's host but the policies name no host: the server then never calls it, and
 * every page is a 503. It is reported when settings are checked, and logged when a server starts.
 *
 * @see docs/operate.md
 */
export function apiAtNoHost(
  environment: SettingsEnvironment,
  dependencies: SettingDependencies,
): readonly SettingProblem[] {
  const { apiUrl, apiTemplate, policies } = SETTINGS;
  const template = readVariable(environment, apiTemplate.name) ?? '{host}';
  if (readVariable(environment, apiUrl.name) !== '/' || !template.includes('{host}')) return [];
  const result = policies.read(readVariable(environment, policies.name), dependencies);
  if (!result.ok || Object.keys(result.value ?? {}).some(mayBeHost)) return [];
  const problem = `names no host, and with ${apiUrl.name}=/ the API is called only at hosts that it names in full, so that every page is a 503`;
  const advice = `Name the hosts, such as { "aurora.example": {} }, or set ${apiTemplate.name} to one internal address of the API.`;
  return [{ setting: policies.name, problem, advice }];
}

/** Whether an entry's name can be a host: not the entry for everybody, nor one for a subdomain. */
function mayBeHost(name: string): boolean {
  return /[.:]|^localhost$/i.test(name.trim());
}
