import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, filter } from 'rxjs';
import { booksForClients } from '../../domain/clients/books-for-clients.ts';
import { type ClientChoice, chosenClient, isChosenBy } from '../../domain/clients/chosen-client.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import { loadedProfile, type Session } from '../session/session.ts';
import { derive } from '../shared/derive.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValue } from '../shared/stored-values.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';
import type { ClientPicking } from './client-picking.ts';

interface ClientPickingDependencies {
  readonly agency: HostAgency;
  readonly session: Session;
  readonly reporter: Reporter;
  readonly choice: StoredValue<ClientChoice>;
}

/**
 * Opens whom an agent books for: one choice for all tabs, which is the agent's alone and ends with their session.
 *
 * @rule 6.10
 */
export function createClientPicking({ agency, session, reporter, choice }: ClientPickingDependencies): ClientPicking {
  const chosen = new BehaviorSubject(choice.read());
  const isPicking = new BehaviorSubject(false);
  let isRefused = false;

  /** Who books; `null` for users who don't book for clients, and until they are known. */
  const booker = derive([agency.state, session.profile], (state, profile) => {
    const user = loadedProfile(profile);
    if (user === null || !booksForClients(user) || !('agency' in state)) return null;
    return { agency: state.agency.subdomain, user: user.id };
  });
  const forget = () => {
    choice.clear();
    chosen.next(undefined);
  };

  session.signedIn.changes.pipe(filter((isSignedIn) => !isSignedIn)).subscribe(() => {
    forget();
    isPicking.next(false);
  });
  // Another agent begins without a client, whoever returns after them too.
  booker.changes.subscribe((now) => {
    if (now !== null && chosen.value !== undefined && !isChosenBy(chosen.value, now)) forget();
  });

  return {
    client: derive([liveFromSubject(chosen), booker], (current, now) =>
      current === undefined || now === null || !isChosenBy(current, now) ? null : current.client,
    ),
    choose(named) {
      const [now, client] = [booker.now(), named ? chosenClient(named) : undefined];
      if (named === null) forget();
      else if (now === null || client === undefined) return;
      else {
        const next = { client, ...now };
        chosen.next(next);
        // It stands until the page is closed if the device won't remember it.
        const stored = choice.write(next);
        isRefused = !stored.ok;
        warnIfRefused(reporter, stored);
      }
      isPicking.next(false);
    },
    isPicking: liveFromSubject(isPicking),
    pick: () => isPicking.next(booker.now() !== null),
    endPicking: () => isPicking.next(false),
    refresh() {
      // If the device refused to store it, it is this tab's alone.
      if (isRefused) return;
      const [now, next] = [chosen.value?.client, choice.read()];
      if (next?.client.id !== now?.id || next?.client.name !== now?.name) chosen.next(next);
    },
  };
}
