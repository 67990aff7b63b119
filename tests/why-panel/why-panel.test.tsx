import { err, ok } from '@livery/contract/shared/result';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DECISIONS } from '../../src/domain/why/decisions.ts';
import { withFact } from '../../src/domain/why/with-fact.ts';
import { openPanel, visit } from './open-panel.tsx';

describe('the why panel', () => {
  it('shows each decision with its rule, its facts and what would change it', async () => {
    const { user } = openPanel();
    const line = await screen.findByText('may sell');
    await user.click(line);
    const item = within(line.closest('details') ?? document.body);
    expect(item.getByText('rule 4.1')).toBeInstanceOf(HTMLElement);
    expect(item.getByText('agency.status')).toBeInstanceOf(HTMLElement);
    expect(item.getByText(/It would be false by rule 4.1, if agency.status were inactive/)).toBeInstanceOf(HTMLElement);
  });

  it('finds decisions by a word, a rule or a fact, and says where there is none', async () => {
    const { user } = openPanel();
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'agency.status');
    expect(screen.getByText('may sell')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('change of language')).toBeNull();
    await user.clear(field);
    await user.type(field, 'weather');
    expect(screen.getByText('No decision mentions “weather”.')).toBeInstanceOf(HTMLElement);
  });

  it('keeps the popup from opening below it, as long as it is large', async () => {
    const { user, suppressed } = openPanel();
    await user.click(await screen.findByRole('searchbox'));
    expect(suppressed).toEqual(['begins']);
    await user.click(screen.getByRole('button', { name: 'Make small' }));
    expect(suppressed).toEqual(['begins', 'ends']);
  });

  it('has no verdict where what it can’t do without is not known', async () => {
    const unknown = new Map([['manifest', 'The manifest can’t be read: it is no JSON.']]);
    const { user } = openPanel(ok({ visit, unknown }));
    const line = await screen.findByText('its file may be loaded');
    await user.click(line);
    const item = line.closest('details');
    expect(item?.textContent).toContain('its file may be loaded not known');
    expect(item?.textContent).toContain('The manifest can’t be read: it is no JSON.');
    await user.click(screen.getByRole('button', { name: 'Copy as a recording' }));
    await screen.findByText('Copied.');
    const [count] = (await navigator.clipboard.readText()).split(' ');
    expect(Number(count)).toBe(DECISIONS.length - 1);
  });

  it('says why there is nothing to explain, and shows calls all the same', async () => {
    const { user } = openPanel(err('There is no agency at this host: nothing else is decided.'));
    expect(await screen.findByText(/no agency at this host/)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('tab', { name: 'Calls' }));
    expect(screen.getByText('GET /api/agency')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('[redacted]')).toBeInstanceOf(HTMLElement);
  });

  it('reads the facts again after a change, when it is told to, and about what is asked', async () => {
    const { user, page, questions, given, inspector } = openPanel();
    await screen.findByText('may sell');
    given.result = ok({ visit: withFact(visit, ['agency', 'status'], 'inactive'), unknown: new Map() });
    act(() => page.next('/about?why'));
    const line = await screen.findByText('may sell');
    await vi.waitFor(() => expect(line.closest('summary')?.textContent).toContain('may sell false'));
    expect(screen.getByText('/about?why')).toBeInstanceOf(HTMLElement);
    expect(inspector.forget).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(inspector.forget).toHaveBeenCalledOnce();
    await user.click(screen.getByText('asked about'));
    await user.selectOptions(screen.getByLabelText('Call (call)'), '/api/profile');
    await vi.waitFor(() => expect(questions.at(-1)).toMatchObject({ call: '/api/profile' }));
  });

  it('shows what would be decided otherwise, and goes back', async () => {
    const { user } = openPanel();
    await user.click(await screen.findByRole('tab', { name: 'What if' }));
    expect(screen.getByText('Choose what is to be otherwise.')).toBeInstanceOf(HTMLElement);
    await user.selectOptions(screen.getByLabelText('Agency’s rule'), 'agency.status');
    const difference = screen.getByText('may sell').closest('details');
    expect(difference?.textContent).toContain('may sell true false rule 4.1');
    await user.click(screen.getByRole('button', { name: 'As it is' }));
    expect(screen.queryByText('may sell')).toBeNull();
  });

  it('shows what values were, and how many are not kept', async () => {
    const { user } = openPanel();
    await user.click(await screen.findByRole('tab', { name: 'Values' }));
    const item = screen.getByText('language').closest('details');
    expect(item?.textContent).toContain('language de');
    expect(item?.textContent).toContain(', 3 before');
    expect(item?.textContent).toContain('2 older ones are not kept.');
    await user.click(screen.getByRole('tab', { name: 'Remotes' }));
    expect(screen.getByText('blog')).toBeInstanceOf(HTMLElement);
  });

  it('copies the recording with the decisions that were made, and says so', async () => {
    const { user } = openPanel();
    await screen.findByText('may sell');
    await user.click(screen.getByRole('button', { name: 'Copy as a recording' }));
    expect(await screen.findByText('Copied.')).toBeInstanceOf(HTMLElement);
    expect(await navigator.clipboard.readText()).toMatch(/^\d+ decisions of agency of the host$/);
  });

  it('says what to do where nothing can be copied', async () => {
    const { user } = openPanel();
    await screen.findByText('may sell');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy as a recording' }));
    expect(await screen.findByText(/Save it as a file/)).toBeInstanceOf(HTMLElement);
  });

  it('becomes small and large again, and closes; the page has its room back', async () => {
    const { user, onClose } = openPanel();
    await screen.findByText('may sell');
    await user.click(screen.getByRole('button', { name: 'Make small' }));
    expect(screen.queryByText('may sell')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make large' }));
    expect(await screen.findByText('may sell')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
