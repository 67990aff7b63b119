import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { mountApp } from '@livery/remote';
import { DESTINATION_TEXTS, DestinationApp } from './destination-app.tsx';

export const mount = mountApp(DestinationApp, KIT_TEXTS, DESTINATION_TEXTS);
