import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { renderApp } from '@livery/remote/server';
import { DestinationApp } from './destination-app.tsx';
import { DESTINATION_TEXTS } from './destination-texts.ts';

export const render = renderApp(DestinationApp, KIT_TEXTS, DESTINATION_TEXTS);
