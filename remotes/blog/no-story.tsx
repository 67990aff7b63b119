import { NotFoundState } from '../kit/not-found-state.tsx';
import { useVoice } from '../kit/use-voice.ts';

export function NoStory() {
  const say = useVoice();
  return <NotFoundState heading={say('missing')} to="/blog" action={say('allStories')} />;
}
