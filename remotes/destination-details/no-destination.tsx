import { NotFoundState } from '../kit/not-found-state.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { useVoice } from '../kit/use-voice.ts';

/** Other places are a page of their own, where the agency has one. */
export function NoDestination() {
  const say = useVoice();
  const { agency } = useRemote();
  if (agency.displaysTopDestinations !== true) return <NotFoundState heading={say('missing')} />;
  return <NotFoundState heading={say('missing')} to="/top-destination" action={say('all')} />;
}
