import { mountApp } from '../kit/mount-app.tsx';
import { MainApp } from './main-app.tsx';

/** Without messages of its own: each of its areas brings some along. */
export const mount = mountApp(MainApp);
