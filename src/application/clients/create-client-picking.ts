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
 * Opens the choice of the client an agent books for. All tabs share it, no other agent gets it, and it ends with the
 * session.
 *
 * @rule 6.10
 */
export function createClientPicking({ agency, session, reporter, choice }: ClientPickingDependencies): ClientPicking {
  const chosenChoiceSubject = new BehaviorSubject(choice.read());
  const isPicking = new BehaviorSubject(false);
  let isRefused = false;

  /** The agent; `null` for users who don't book for clients, and until the user is known. */
  const booker = derive([agency.state, session.profile], (state, profile) => {
    const user = loadedProfile(profile);
    if (user === null || !booksForClients(user) || !('agency' in state)) return null;
    return { agency: state.agency.subdomain, user: user.id };
  });
  const forget = () => {
    choice.clear();
    chosenChoiceSubject.next(undefined);
  };

  session.signedIn.changes.pipe(filter((isSignedIn) => !isSignedIn)).subscribe(() => {
    forget();
    isPicking.next(false);
  });
  // Another agent starts without a client, and so does the first one when they return.
  booker.changes.subscribe((now) => {
    if (now !== null && chosenChoiceSubject.value !== undefined && !isChosenBy(chosenChoiceSubject.value, now))
      forget();
  });

  return {
    client: derive([liveFromSubject(chosenChoiceSubject), booker], (currentClientChoice, now) =>
      currentClientChoice === undefined || now === null || !isChosenBy(currentClientChoice, now)
        ? null
        : currentClientChoice.client,
    ),
    choose(named) {
      const [now, client] = [booker.now(), named ? chosenClient(named) : undefined];
      if (named === null) forget();
      else if (now === null || client === undefined) return;
      else {
        const nextClient = { client, ...now };
        chosenChoiceSubject.next(nextClient);
        // If the device won't remember it, it lasts until the page is closed.
        const storedResult = choice.write(nextClient);
        isRefused = !storedResult.ok;
        warnIfRefused(reporter, storedResult);
      }
      isPicking.next(false);
    },
    isPicking: liveFromSubject(isPicking),
    pick: () => isPicking.next(booker.now() !== null),
    endPicking: () => isPicking.next(false),
    refresh() {
      // If the device refused to store it, only this tab has it.
      if (isRefused) return;
      const [currentClient, nextClientChoice] = [chosenChoiceSubject.value?.client, choice.read()];
      if (nextClientChoice?.client.id !== currentClient?.id || nextClientChoice?.client.name !== currentClient?.name)
        chosenChoiceSubject.next(nextClientChoice);
    },
  };
}
