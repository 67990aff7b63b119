import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { renderApp } from '@livery/remote/server';
import { TopDestinationsApp } from './top-destinations-app.tsx';
import { TOP_DESTINATIONS_TEXTS } from './top-destinations-texts.ts';

export const render = renderApp(TopDestinationsApp, KIT_TEXTS, TOP_DESTINATIONS_TEXTS);
