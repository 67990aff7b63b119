import { mountApp } from '../../../remotes/kit/mount-app.tsx';
import { Routes } from '../../../remotes/kit/navigation/routes.tsx';
import { NotFoundState } from '../../../remotes/kit/states/not-found-state.tsx';
import type { Area } from '../../../remotes/main-app/areas.ts';
import type { ScreenRemote } from '../../../src/application/remotes/remote-context.ts';

/** An area of the main app as a remote of its own, which loads nothing later. */
export function areaRemote({ routes, messages }: Area): ScreenRemote {
  return { mount: mountApp(() => <Routes routes={routes} fallback={<NotFoundState />} />, messages) };
}
