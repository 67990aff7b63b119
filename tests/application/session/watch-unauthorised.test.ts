import { liveFromSubject } from '@livery/contract/shared/live';
import { err } from '@livery/contract/shared/result';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ResponseStatus } from '../../../src/application/session/request-interceptor.port.ts';
import { watchUnauthorised } from '../../../src/application/session/watch-unauthorised.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { storedIn } from '../../support/adapters-in.ts';
import { aBrowsedPage } from '../../support/pages/a-browsed-page.ts';

const RATES = 'GET /api/multi-currency/exchange';
const AGENCY = 'GET /api/agency';

/** A page in a tab; `sessionStorage` is the tab's storage. */
function watched(path = '/', sessionStorage = memoryStorage(), isSignedIn = false) {
  const responses = new Subject<ResponseStatus>();
  const page = aBrowsedPage(`http://aurora.localhost${path}`);
  const signIns = new Subject<void>();
  const session = { signedIn: liveFromSubject(new BehaviorSubject(isSignedIn)), signIns: () => signIns };
  watchUnauthorised({ interceptor: { responses }, stored: storedIn({ sessionStorage }), session, page });
  const respond = (status: ResponseStatus['status']) => (call: string) => responses.next({ call, status });
  return { refuse: respond('unauthorised'), grant: respond('good'), signIns, leaveFor: page.leaveFor, sessionStorage };
}

// @rule 4.20
describe('a 401 (rules 4.20)', () => {
  it('takes the visitor to /logout', () => {
    const { refuse, leaveFor } = watched();
    refuse(RATES);
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('is one navigation, however many calls were refused at once, good responses between them or not', () => {
    const { refuse, grant, leaveFor } = watched();
    for (let call = 0; call < 20; call++) {
      refuse(`GET /api/${call % 7}`);
      grant(`GET /api/${call % 7}`);
    }
    expect(leaveFor).toHaveBeenCalledOnce();
  });

  it.each(['/logout', '/logout/'])('on %s leads nowhere, then or on the next page', (path) => {
    const { refuse, leaveFor, sessionStorage } = watched(path);
    refuse(RATES);
    const next = watched('/', sessionStorage);
    next.refuse(RATES);
    expect([...leaveFor.mock.calls, ...next.leaveFor.mock.calls]).toEqual([]);
  });

  it('starts no loop: the page after /logout that is refused again stays, whatever else succeeds', () => {
    const { refuse, grant, sessionStorage } = watched();
    refuse(RATES);
    refuse(AGENCY);
    grant(RATES);
    watched('/logout', sessionStorage).grant(RATES);
    const next = watched('/', sessionStorage);
    next.grant('GET /api/agency/languages');
    next.refuse(RATES);
    next.refuse(AGENCY);
    expect(next.leaveFor).not.toHaveBeenCalled();
  });

  it('of another call, or of another method on the same path, counts', () => {
    const { refuse, sessionStorage } = watched();
    refuse('GET /itineraries');
    const next = watched('/', sessionStorage);
    next.refuse('PUT /itineraries');
    expect(next.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('counts again on the page after a good response to the same call; other calls stay refused', () => {
    const { refuse, sessionStorage } = watched();
    refuse(RATES);
    refuse(AGENCY);
    const [good, later] = [watched('/', sessionStorage), () => watched('/', sessionStorage)];
    good.grant(RATES);
    const [rates, agency] = [later(), later()];
    agency.refuse(AGENCY);
    expect(agency.leaveFor).not.toHaveBeenCalled();
    rates.refuse(RATES);
    expect(rates.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('starts no loop where a call succeeds and is refused on the same page, or two in turns', () => {
    const first = watched();
    first.refuse(RATES);
    const both = watched('/', first.sessionStorage);
    both.grant(RATES);
    both.refuse(RATES);
    expect(both.leaveFor).not.toHaveBeenCalled();

    const turn = watched('/', first.sessionStorage);
    turn.grant(RATES);
    turn.refuse(AGENCY);
    expect(turn.leaveFor).toHaveBeenCalledOnce();
    const next = watched('/', first.sessionStorage);
    next.grant(AGENCY);
    next.refuse(RATES);
    expect(next.leaveFor).not.toHaveBeenCalled();
  });

  it('counts again after a sign-in', () => {
    const { refuse, sessionStorage } = watched();
    refuse(RATES);
    const next = watched('/', sessionStorage);
    next.signIns.next();
    next.refuse(RATES);
    expect(next.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('leads there only while there is a token to forget, where the tab remembers nothing', () => {
    const unreadable = { ...memoryStorage(), read: () => undefined };
    const full = {
      ...unreadable,
      write: (key: string) => err({ kind: 'storage-refused', key, reason: 'full' } as const),
    };
    const [signedIn, visitor] = [watched('/', full, true), watched('/', full)];
    signedIn.refuse(RATES);
    visitor.refuse(RATES);
    expect([signedIn.leaveFor.mock.calls, visitor.leaveFor.mock.calls]).toEqual([[['/logout']], []]);
  });

  it('overlooks what an older version of the site has stored', () => {
    const sessionStorage = memoryStorage();
    sessionStorage.write('unauthorised', 'true');
    const { refuse, leaveFor } = watched('/', sessionStorage);
    refuse(RATES);
    expect(leaveFor).toHaveBeenCalledOnce();
  });
});
