import { describe, expect, it } from 'vitest';
import { savePriceButtons } from '../../../src/domain/deals/save-price-shows.ts';

describe('savePriceButtons: "shows only the allowed button" (readings 32)', () => {
  it.each([
    { loginHidden: false, signupHidden: false, buttons: ['sign-up', 'log-in'] },
    { loginHidden: true, signupHidden: false, buttons: ['sign-up'] },
    { loginHidden: false, signupHidden: true, buttons: ['log-in'] },
    { loginHidden: true, signupHidden: true, buttons: [] },
  ])('$buttons where login hidden is $loginHidden and sign-up hidden is $signupHidden', ({ buttons, ...hidden }) => {
    expect(savePriceButtons(hidden)).toEqual(buttons);
  });
});
