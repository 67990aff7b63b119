import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { mountApp } from '@livery/remote';
import { DestinationApp } from './destination-app.tsx';
import { DESTINATION_TEXTS } from './destination-texts.ts';

export const mount = mountApp(DestinationApp, KIT_TEXTS, DESTINATION_TEXTS);
