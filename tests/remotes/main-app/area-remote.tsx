import { mountApp, NotFoundState, Routes } from '@livery/remote';
import { KIT_TEXTS } from '../../../remotes/kit/kit-texts.ts';
import type { Area } from '../../../remotes/main-app/areas.ts';
import type { ScreenRemote } from '../../../src/application/remotes/remote-context.ts';

/** An area of the main app as a remote of its own, which loads nothing later. */
export function areaRemote({ routes, messages }: Area): ScreenRemote {
  return { mount: mountApp(() => <Routes routes={routes} fallback={<NotFoundState />} />, KIT_TEXTS, messages) };
}
