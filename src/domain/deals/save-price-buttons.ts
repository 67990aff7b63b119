/** What the save-price popup offers (specification §4). */
export type SavePriceButton = 'sign-up' | 'log-in';

/** Ways in that the agency hides; `signupHidden` also for the platform owner's own agency (specification §6). */
export interface HiddenEntries {
  readonly loginHidden: boolean;
  readonly signupHidden: boolean;
}

/** The popup's buttons in their order, as the agency allows them; none where it hides both ways in (readings 32). */
export function savePriceButtons({ loginHidden, signupHidden }: HiddenEntries): readonly SavePriceButton[] {
  const buttons: SavePriceButton[] = [];
  if (!signupHidden) buttons.push('sign-up');
  if (!loginHidden) buttons.push('log-in');
  return buttons;
}
