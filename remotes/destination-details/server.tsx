import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { renderApp } from '@livery/remote/server';
import { DESTINATION_TEXTS, DestinationApp } from './destination-app.tsx';

export const render = renderApp(DestinationApp, KIT_TEXTS, DESTINATION_TEXTS);
