import { describe, expect, it, vi } from 'vitest';
import { createSignInOffers } from '../../../src/application/session/create-sign-in-offers.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

function createTestOffers() {
  const reporter = { warn: vi.fn(), error: vi.fn() };
  return { ...createSignInOffers({ reporter }), reporter };
}

// @rule 4.16
describe('login and sign-up modal flags (rules 4.16)', () => {
  it('have no dialog to open as long as no remote brings one', () => {
    const { session } = createShell(scriptedAdapters());
    expect(session.signInOffered.now()).toBe(false);
    expect(session.openSignIn('login')).toBe(false);
    expect(session.signInDialog.now()).toBeNull();
  });

  it('open the dialog that a remote brings, as requested, until it reports that it is closed', () => {
    const { session } = createShell(scriptedAdapters());
    const open = vi.fn();
    session.offerSignIn(open);
    expect(session.signInOffered.now()).toBe(true);
    expect(session.openSignIn('signup')).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith('signup', expect.any(Function));
    expect(session.signInDialog.now()).toBe('signup');
    open.mock.lastCall?.[1]();
    expect(session.signInDialog.now()).toBeNull();
  });

  it('take the last dialog of several, and the one before when that is taken back', () => {
    const { offerSignIn, openSignIn, signInOffered, signInDialog } = createTestOffers();
    const [first, last] = [vi.fn(), vi.fn()];
    const takeFirstBack = offerSignIn(first);
    const takeLastBack = offerSignIn(last);
    openSignIn('login');
    expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);

    takeLastBack();
    takeLastBack();
    expect(signInDialog.now()).toBeNull();
    openSignIn('login');
    expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);

    takeFirstBack();
    expect(signInOffered.now()).toBe(false);
  });

  it('stay up when an earlier dialog reports late that it is closed', () => {
    const { offerSignIn, openSignIn, signInDialog } = createTestOffers();
    const open = vi.fn();
    offerSignIn(open);
    openSignIn('login');
    openSignIn('signup');
    open.mock.calls[0]?.[1]();
    expect(signInDialog.now()).toBe('signup');
  });

  it('do not open, and report the error, when the dialog throws', () => {
    const { offerSignIn, openSignIn, signInDialog, reporter } = createTestOffers();
    offerSignIn(() => {
      throw new TypeError('no element');
    });
    expect(openSignIn('login')).toBe(false);
    expect(signInDialog.now()).toBeNull();
    expect(reporter.error).toHaveBeenCalledExactlyOnceWith({
      kind: 'sign-in-dialog-failed',
      failure: 'TypeError: no element',
    });
  });
});
