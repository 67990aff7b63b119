import type { LanguageCode } from '@livery/contract/market/language';
import type { RemoteMaps } from '@livery/contract/remotes/remote-maps';
import type { Live } from '@livery/contract/shared/live';
import type { MapView } from '../../map/map-view.port.ts';
import { openMap } from '../../map/open-map.ts';
import type { ConfigurationSource } from '../../shared/configuration-source.port.ts';
import type { Reporter } from '../../shared/reporter.port.ts';

interface MapsOfRemoteDependencies {
  readonly maps: MapView;
  readonly configuration: ConfigurationSource;
  readonly reporter: Reporter;
  readonly language: Live<LanguageCode>;
  readonly ended: AbortSignal;
  /** Registers a clean-up, which runs once: when the returned function is called, or at the remote's end. */
  readonly until: (end: () => void) => () => void;
}

/** The maps that a remote opens; they are closed at its end. @rule 2.28 */
export function mapsOfRemote({ configuration, ended, until, ...dependencies }: MapsOfRemoteDependencies): RemoteMaps {
  return {
    offersMap: (configuration.current().mapStyleUrl ?? '') !== '',
    openMap(element, options) {
      const map = openMap(dependencies, element, options);
      if (ended.aborted) map.close();
      return { ...map, close: until(map.close) };
    },
  };
}
