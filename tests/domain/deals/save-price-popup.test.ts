import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SavePriceSituation,
  savePriceButtons,
  savePriceShows,
} from '../../../src/domain/deals/save-price-shows.ts';

/** A visitor who has just come to the home page. */
const arriving: SavePriceSituation = {
  signedIn: false,
  onHome: true,
  dismissed: false,
  occupied: false,
  elapsedMs: 0,
  sectionPastMiddle: false,
  revealPressed: false,
  loginHidden: false,
  signupHidden: false,
};

/** A visitor who meets every condition for the popup. */
const waiting: SavePriceSituation = { ...arriving, elapsedMs: 60_000, sectionPastMiddle: true };

const anySituation = fc.record({
  signedIn: fc.boolean(),
  onHome: fc.boolean(),
  dismissed: fc.boolean(),
  occupied: fc.boolean(),
  elapsedMs: fc.integer({ min: 0, max: 20_000 }),
  sectionPastMiddle: fc.boolean(),
  revealPressed: fc.boolean(),
  loginHidden: fc.boolean(),
  signupHidden: fc.boolean(),
});

// @rule 4.9, 9.7
describe('savePriceShows (rules §4, save-price popup)', () => {
  it('opens "after 5 seconds", not before', () => {
    expect(savePriceShows(arriving)).toBe(false);
    expect(savePriceShows({ ...arriving, elapsedMs: 4999 })).toBe(false);
    expect(savePriceShows({ ...arriving, elapsedMs: 5000 })).toBe(true);
  });

  it('opens at once "when the deals section scrolls past the middle of the viewport"', () => {
    expect(savePriceShows({ ...arriving, sectionPastMiddle: true })).toBe(true);
  });

  it('opens when Reveal Price is pressed on the home page, even where it was closed before (rules 4.11)', () => {
    expect(savePriceShows({ ...arriving, revealPressed: true })).toBe(true);
    expect(savePriceShows({ ...arriving, revealPressed: true, dismissed: true })).toBe(true);
  });

  it.each([
    ['is signed in', { signedIn: true }],
    ['is on another page', { onHome: false }],
    ['may neither log in nor sign up here (rules 4.12)', { loginHidden: true, signupHidden: true }],
  ])('never opens for a visitor who %s', (_, change) => {
    expect(savePriceShows({ ...waiting, ...change })).toBe(false);
    expect(savePriceShows({ ...waiting, ...change, revealPressed: true })).toBe(false);
  });

  it('stays closed for the session once it was closed', () => {
    expect(savePriceShows({ ...waiting, dismissed: true })).toBe(false);
  });

  it('waits while something else is open over the page, and not where Reveal Price replaces it', () => {
    expect(savePriceShows({ ...waiting, occupied: true })).toBe(false);
    expect(savePriceShows({ ...waiting, occupied: true, revealPressed: true })).toBe(true);
  });

  test.prop([anySituation, fc.nat({ max: 20_000 })])('stays open as time passes and the page scrolls', (now, later) => {
    const after = { ...now, elapsedMs: now.elapsedMs + later, sectionPastMiddle: true };
    if (savePriceShows(now)) expect(savePriceShows(after)).toBe(true);
    expect(savePriceShows({ ...now, signedIn: true })).toBe(false);
  });
});

// @rule 3.1, 4.9, 4.12
describe('savePriceButtons: "shows only the allowed button" (rules 4.12)', () => {
  it.each([
    { loginHidden: false, signupHidden: false, buttons: ['sign-up', 'log-in'] },
    { loginHidden: true, signupHidden: false, buttons: ['sign-up'] },
    { loginHidden: false, signupHidden: true, buttons: ['log-in'] },
    { loginHidden: true, signupHidden: true, buttons: [] },
  ])('$buttons where login hidden is $loginHidden and sign-up hidden is $signupHidden', ({ buttons, ...hidden }) => {
    expect(savePriceButtons(hidden)).toEqual(buttons);
  });
});
