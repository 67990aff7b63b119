import type { Page } from '@playwright/test';

/** A session that follows a row of the tour. */
export interface TourSession {
  readonly page: Page;
  /** Opens the row's address of this number, counted from 0. */
  open(number: number): Promise<void>;
  /** Opens the home page of an agency as one of its people. */
  enter(agency: string, person: string): Promise<void>;
}

export type Promises = Readonly<Record<string, (session: TourSession) => Promise<void>>>;

export const main = (page: Page) => page.getByRole('main');
export const deals = (page: Page) => page.getByRole('tabpanel').getByRole('article');
export const account = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
export const tools = (page: Page) => page.getByRole('navigation', { name: 'Agency tools' });
export const openAccount = (page: Page) => page.getByRole('button', { name: /^Your account/ }).click();
