import { mountApp } from '../../../../remotes/kit/mount-app.tsx';
import { Routes } from '../../../../remotes/kit/navigation/routes.tsx';
import { NotFoundState } from '../../../../remotes/kit/states/not-found-state.tsx';
import { area } from '../../../../remotes/main-app/booking/routes.tsx';

function Booking() {
  return <Routes of={area.routes} otherwise={<NotFoundState />} />;
}

/** Booking as a remote of its own, which loads nothing later. */
export const bookingRemote = { mount: mountApp(Booking, area.messages) };
