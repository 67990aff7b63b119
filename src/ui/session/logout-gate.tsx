import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLive } from '../../../design/use-live.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { FullScreenSpinner } from '../kit/states/page-spinner.tsx';
import { useShell } from '../shell-context.tsx';

/**
 * Signs the visitor out at /logout. It stands outside the agency gate and loads
 * no part of the page, so that it needs nothing from the API; only the page that
 * says so waits for the agency.
 *
 * @see rules §2, /logout; rules 4.20
 */
export function LogoutGate({ children }: { readonly children: ReactNode }) {
  const { agency, session } = useShell();
  const { kind } = useLive(agency.state);
  const isLeaving = isLogout(useLocation().pathname);
  const left = useRef(false);

  useEffect(() => {
    if (isLeaving && !left.current) session.leave();
    left.current = isLeaving;
  }, [isLeaving, session]);

  return isLeaving && kind !== 'ready' ? <FullScreenSpinner /> : children;
}
