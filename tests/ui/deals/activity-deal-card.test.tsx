import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActivityDeal } from '../../../src/domain/deals/activity-duration.ts';
import { anActivityDeal } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

async function theCard(overrides: Partial<ActivityDeal> = {}) {
  const activities = { kind: 'list', deals: [anActivityDeal(overrides)] } as const;
  await renderApp(fakeShell({ tab: 'activities', activities }), '/?tab=Activities');
  return screen.findByRole('article');
}

describe('the card of an activity deal (rules §3)', () => {
  it('shows title, duration, free cancellation, stars and price', async () => {
    const card = await theCard();
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toBe('Sunset kayak tour');
    expect(card.textContent).toContain('2 hr 30 min');
    expect(card.textContent).toContain('Free cancellation');
    expect(card.textContent).toContain('4 out of 5');
    expect(card.textContent).toContain('$150.00');
  });

  it('leads to the activity, and does not mention a deal', async () => {
    const link = within(await theCard()).getByRole('link');
    expect(link.getAttribute('href')).toBe('/booknow/activities/result-details/KAYAK1');
  });

  it('leaves out what is missing', async () => {
    const { textContent } = await theCard({ duration: null, isFreeCancellation: false, rating: null });
    expect(textContent).not.toMatch(/hr|min|Free|out of|null/);
  });

  it('shows the back end’s own words for a duration as the text that they are', async () => {
    const card = await theCard({ duration: { kind: 'words', words: '<b>half a day</b>' } });
    expect(card.textContent).toContain('<b>half a day</b>');
    expect(card.querySelector('b')).toBeNull();
  });
});
