import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { renderApp } from '@livery/remote/server';
import { TOP_DESTINATIONS_TEXTS, TopDestinationsApp } from './top-destinations-app.tsx';

export const render = renderApp(TopDestinationsApp, KIT_TEXTS, TOP_DESTINATIONS_TEXTS);
