import { area } from '../../sign-in/routes.tsx';
import { areaRemote } from '../area-remote.tsx';

export const signInRemote = await areaRemote(area);
