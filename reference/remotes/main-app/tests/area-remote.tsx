import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { preload } from '@livery/kit/lazy';
import { mountApp, NotFoundState, Screens } from '@livery/remote';
import type { Area } from '../areas.ts';

/** An area of the main app as a separate remote, which loads nothing later. */
export async function areaRemote({ screens, routes, messages }: Area): Promise<ScreenRemote> {
  await Promise.all(screens.map(preload));
  const english = typeof messages.english === 'function' ? await messages.english() : messages.english;
  return {
    mount: mountApp(() => <Screens routes={routes} fallback={<NotFoundState />} />, KIT_TEXTS, {
      ...messages,
      english,
    }),
  };
}
