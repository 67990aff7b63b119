import type { LanguageCode } from '@livery/contract/market/language';
import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { RemoteContextValue, Translations } from '@livery/remote';
import { fakeContext } from '@livery/remote/testing';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { languageOf } from '../../../.storybook/with-texts.tsx';
import type { MapView } from '../../../src/application/map/map-view.port.ts';
import { openMap } from '../../../src/application/map/open-map.ts';
import { pageMapView } from '../../../src/infrastructure/map/page-map-view.ts';

/** The state of the maps that a story opens. */
type MapFate = 'drawn' | 'loading' | 'without-code' | 'without-webgl';

/** The parts of the shell's context that a story changes; by default, those of a visitor who may see prices. */
interface LentRemote {
  readonly map?: MapFate;
  readonly offersMap?: boolean;
}

/** The `parameters` of a story that depends on the shell's context. */
export function lentParameters(what: LentRemote) {
  return { lent: what };
}

const VIEWS: Readonly<Record<MapFate, MapView>> = {
  // Natural Earth's map, as in a deployment that names no map style.
  drawn: pageMapView('/media/map/style.json'),
  loading: { load: () => new Promise(() => undefined) },
  'without-code': { load: async () => Promise.reject(new Error('the chunk is gone')) },
  'without-webgl': {
    load: async () => ({
      draw(_, __, events) {
        events.failed('unsupported');
        return NOTHING_DRAWN;
      },
    }),
  },
};

const NOTHING_DRAWN = {
  update: () => undefined,
  showAll: () => undefined,
  zoom: () => undefined,
  remove: () => undefined,
};

const SILENT_CONSOLE = { warn: () => undefined, error: () => undefined };

/** Gives a remote's component the shell's context and the kit's messages. */
export const withRemote: Decorator = (Story, { globals, parameters }) => {
  const language = languageOf(globals);
  const { map = 'drawn', offersMap = true }: LentRemote = parameters['lent'] ?? {};
  return (
    <Remote key={`${language} ${map}`} language={language} view={VIEWS[map]} offersMap={offersMap}>
      <Story />
    </Remote>
  );
};

const TEXTS = [KIT_TEXTS];

interface Props {
  readonly language: LanguageCode;
  readonly view: MapView;
  readonly offersMap: boolean;
  readonly children: ReactNode;
}

function Remote({ language, view, offersMap, children }: Props) {
  const [context] = useState(() => {
    const { context: fake } = fakeContext({ language, offersMap, session: { showsPrices: true } });
    const options = { maps: view, reporter: SILENT_CONSOLE, language: fake.language };
    return { ...fake, openMap: openMap.bind(null, options) };
  });
  return (
    <RemoteContextValue value={context}>
      <Translations files={TEXTS}>{children}</Translations>
    </RemoteContextValue>
  );
}
