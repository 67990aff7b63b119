import { type Route, Routes } from '../kit/navigation/routes.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { DestinationsScreen } from './destinations-screen.tsx';

const ROUTES: readonly Route[] = [['/top-destination', () => <DestinationsScreen />]];

export function TopDestinationsApp() {
  return <Routes of={ROUTES} otherwise={<NotFoundState to="/top-destination" />} />;
}
