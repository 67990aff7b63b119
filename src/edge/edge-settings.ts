import type { DeploymentSettings } from '../application/shared/deployment-settings.ts';
import type { PoliciesFile } from './page-configuration.ts';

/** What the environment asks of the edge. */
export interface EdgeSettings extends DeploymentSettings {
  readonly policies: PoliciesFile | undefined;
}
