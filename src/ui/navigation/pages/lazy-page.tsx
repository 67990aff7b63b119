import type { Handler } from '../../../domain/navigation/page.ts';
import { RemoteSlot } from '../../remotes/remote-slot.tsx';
import { LogoutPage } from '../../session/logout-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

interface Props {
  readonly handledBy: Exclude<Handler, 'home' | 'about' | 'faqs'>;
  readonly path: string;
}

/** Every page that has no file of its own, by whoever shows it. */
export function LazyPage({ handledBy, path }: Props) {
  switch (handledBy) {
    case 'errors':
      return <NotFoundPage />;
    case 'logout':
      return <LogoutPage />;
    default:
      return <RemoteSlot remote={handledBy} path={path} />;
  }
}
