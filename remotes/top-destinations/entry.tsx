import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { mountApp } from '@livery/remote';
import { TopDestinationsApp } from './top-destinations-app.tsx';
import { TOP_DESTINATIONS_TEXTS } from './top-destinations-texts.ts';

export const mount = mountApp(TopDestinationsApp, KIT_TEXTS, TOP_DESTINATIONS_TEXTS);
