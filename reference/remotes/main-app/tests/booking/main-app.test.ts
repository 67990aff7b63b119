import { showRemote } from '@livery/reference-testing/show-remote';
import { settle } from '@livery/remote/testing';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../areas.ts';
import { mount } from '../../entry.tsx';

/** Loaded beforehand, so that a test needn't wait for them. */
await Promise.all(AREAS.map(({ load }) => load()));

describe('the main app', () => {
  it('loads the area that the path belongs to, and shows its screen', async () => {
    const { screen } = await showRemote({ mount }, { at: '/booknow/cars' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Rent a car');
  });

  it('shows it in the language of the visitor', async () => {
    const { screen } = await showRemote({ mount }, { at: '/booknow/cars', language: 'de' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Auto mieten');
  });

  it('stays loaded while the visitor moves within the area', async () => {
    const remote = await showRemote({ mount }, { at: '/booknow/cars' });
    await remote.screen.findByText('Rent a car');
    remote.navigate('/booknow/cruise');
    await settle();
    expect(remote.screen.queryByText('Loading…')).toBeNull();
    expect(remote.screen.getByRole('heading', { level: 1 }).textContent).toBe('Find your cruise');
  });

  it('states that a path of booking leads nowhere', async () => {
    const { screen } = await showRemote({ mount }, { at: '/booknow/trains' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/is not found/);
  });
});
