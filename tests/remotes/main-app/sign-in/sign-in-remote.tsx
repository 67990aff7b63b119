import { mountApp } from '../../../../remotes/kit/mount-app.tsx';
import { Routes } from '../../../../remotes/kit/navigation/routes.tsx';
import { NotFoundState } from '../../../../remotes/kit/states/not-found-state.tsx';
import { area } from '../../../../remotes/main-app/sign-in/routes.tsx';
import type { ScreenRemote } from '../../../../src/application/remotes/remote-context.ts';

/** The area of signing in and legal texts as a remote of its own. */
export const signInRemote: ScreenRemote = {
  mount: mountApp(() => <Routes of={area.routes} otherwise={<NotFoundState />} />, area.messages),
};
