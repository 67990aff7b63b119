import { area } from '../../../../remotes/main-app/sign-in/routes.tsx';
import { areaRemote } from '../area-remote.tsx';

export const signInRemote = await areaRemote(area);
