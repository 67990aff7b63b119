import type { MapView } from '../map/map-view.port.ts';
import type { Page } from '../navigation/page.port.ts';
import type { ProfileSource } from '../session/profile-source.port.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { ConfigurationSource } from '../shared/configuration-source.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { RemoteCalls } from './remote-calls.port.ts';

/** The ports that remotes need, before and after their code is loaded. */
export interface RemotePorts {
  readonly remoteCalls: RemoteCalls;
  readonly profiles: ProfileSource;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly page: Page;
  readonly maps: MapView;
  readonly configuration: ConfigurationSource;
}
