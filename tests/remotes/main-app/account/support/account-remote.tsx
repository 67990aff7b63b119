import { mountApp } from '../../../../../remotes/kit/mount-app.tsx';
import { Routes } from '../../../../../remotes/kit/navigation/routes.tsx';
import { NotFoundState } from '../../../../../remotes/kit/states/not-found-state.tsx';
import { area } from '../../../../../remotes/main-app/account/routes.tsx';
import type { ScreenRemote } from '../../../../../src/application/remotes/remote-context.ts';

/** The account area as a remote of its own. */
export const accountRemote: ScreenRemote = {
  mount: mountApp(() => <Routes of={area.routes} otherwise={<NotFoundState />} />, area.messages),
};
