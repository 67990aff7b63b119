import { type Route, Routes } from '../kit/navigation/routes.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { HelloScreen } from './hello-screen.tsx';

/** Whole paths of the remote's family. This one takes the blog's place. */
const ROUTES: readonly Route[] = [
  ['/blog', () => <HelloScreen name="" />],
  ['/blog/{name}', ({ name = '' }) => <HelloScreen name={name} />],
];

export function TemplateApp() {
  return <Routes of={ROUTES} otherwise={<NotFoundState to="/blog" />} />;
}
