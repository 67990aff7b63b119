import { mountApp } from '@livery/remote';
import { MainApp } from './main-app.tsx';

/** It has no messages of its own: each area has its own. */
export const mount = mountApp(MainApp);
