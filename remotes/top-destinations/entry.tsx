import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { mountApp } from '@livery/remote';
import { TOP_DESTINATIONS_TEXTS, TopDestinationsApp } from './top-destinations-app.tsx';

export const mount = mountApp(TopDestinationsApp, KIT_TEXTS, TOP_DESTINATIONS_TEXTS);
