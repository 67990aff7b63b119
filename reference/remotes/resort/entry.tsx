import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { mountApp } from '@livery/remote';
import { ResortApp } from './resort-app.tsx';
import { RESORT_TEXTS } from './resort-texts.ts';

export const mount = mountApp(ResortApp, KIT_TEXTS, RESORT_TEXTS);
