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
function watchSession(path = '/', sessionStorage = memoryStorage(), isSignedIn = false) {
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
    const { refuse, leaveFor } = watchSession();
    refuse(RATES);
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('is one navigation, however many calls were refused at once, good responses between them or not', () => {
    const { refuse, grant, leaveFor } = watchSession();
    for (let call = 0; call < 20; call++) {
      refuse(`GET /api/${call % 7}`);
      grant(`GET /api/${call % 7}`);
    }
    expect(leaveFor).toHaveBeenCalledOnce();
  });

  it.each(['/logout', '/logout/'])('on %s leads nowhere, then or on the next page', (path) => {
    const { refuse, leaveFor, sessionStorage } = watchSession(path);
    refuse(RATES);
    const nextSession = watchSession('/', sessionStorage);
    nextSession.refuse(RATES);
    expect([...leaveFor.mock.calls, ...nextSession.leaveFor.mock.calls]).toEqual([]);
  });

  it('starts no loop: the page after /logout that is refused again stays, whatever else succeeds', () => {
    const { refuse, grant, sessionStorage } = watchSession();
    refuse(RATES);
    refuse(AGENCY);
    grant(RATES);
    watchSession('/logout', sessionStorage).grant(RATES);
    const nextSession = watchSession('/', sessionStorage);
    nextSession.grant('GET /api/agency/languages');
    nextSession.refuse(RATES);
    nextSession.refuse(AGENCY);
    expect(nextSession.leaveFor).not.toHaveBeenCalled();
  });

  it('of another call, or of another method on the same path, counts', () => {
    const { refuse, sessionStorage } = watchSession();
    refuse('GET /itineraries');
    const nextSession = watchSession('/', sessionStorage);
    nextSession.refuse('PUT /itineraries');
    expect(nextSession.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('counts again on the page after a good response to the same call; other calls stay refused', () => {
    const { refuse, sessionStorage } = watchSession();
    refuse(RATES);
    refuse(AGENCY);
    const [good, later] = [watchSession('/', sessionStorage), () => watchSession('/', sessionStorage)];
    good.grant(RATES);
    const [rates, agency] = [later(), later()];
    agency.refuse(AGENCY);
    expect(agency.leaveFor).not.toHaveBeenCalled();
    rates.refuse(RATES);
    expect(rates.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('starts no loop where a call succeeds and is refused on the same page, or two in turns', () => {
    const firstSession = watchSession();
    firstSession.refuse(RATES);
    const both = watchSession('/', firstSession.sessionStorage);
    both.grant(RATES);
    both.refuse(RATES);
    expect(both.leaveFor).not.toHaveBeenCalled();

    const turn = watchSession('/', firstSession.sessionStorage);
    turn.grant(RATES);
    turn.refuse(AGENCY);
    expect(turn.leaveFor).toHaveBeenCalledOnce();
    const nextSession = watchSession('/', firstSession.sessionStorage);
    nextSession.grant(AGENCY);
    nextSession.refuse(RATES);
    expect(nextSession.leaveFor).not.toHaveBeenCalled();
  });

  it('counts again after a sign-in', () => {
    const { refuse, sessionStorage } = watchSession();
    refuse(RATES);
    const nextSession = watchSession('/', sessionStorage);
    nextSession.signIns.next();
    nextSession.refuse(RATES);
    expect(nextSession.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('leads there only while there is a token to forget, where the tab remembers nothing', () => {
    const unreadable = { ...memoryStorage(), read: () => undefined };
    const full = {
      ...unreadable,
      write: (key: string) => err({ kind: 'storage-refused', key, reason: 'full' } as const),
    };
    const [signedIn, visitor] = [watchSession('/', full, true), watchSession('/', full)];
    signedIn.refuse(RATES);
    visitor.refuse(RATES);
    expect([signedIn.leaveFor.mock.calls, visitor.leaveFor.mock.calls]).toEqual([[['/logout']], []]);
  });

  it('overlooks what an older version of the site has stored', () => {
    const sessionStorage = memoryStorage();
    sessionStorage.write('unauthorised', 'true');
    const { refuse, leaveFor } = watchSession('/', sessionStorage);
    refuse(RATES);
    expect(leaveFor).toHaveBeenCalledOnce();
  });
});
