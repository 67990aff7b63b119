import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { showAccount } from './support/show-account.ts';

type Shown = Awaited<ReturnType<typeof showAccount>>;

const open = (options: Partial<Parameters<typeof showAccount>[0]> = {}) =>
  showAccount({ at: '/settings/website', person: 'owner', ...options });
const form = ({ screen }: Shown) => within(screen.getByRole('form', { name: 'Appearance' }));
const preview = ({ screen }: Shown) => screen.getByRole('region', { name: 'Preview' });
/** The number of guards that would ask before the page is left. */
const guards = ({ pending }: Shown) => pending().filter((what) => what === 'guard').length;
const save = async (shown: Shown) => shown.click(form(shown).getByRole('button', { name: 'Save' }));

/** Two persons with the settings open, of whom the slower saves a title after the faster one has. */
async function titledByBoth() {
  const app = createSandbox();
  const [slower, faster] = [await open({ app }), await open({ app, person: 'admin' })];
  await faster.type(form(faster).getByLabelText('Site title'), 'First');
  await save(faster);
  await slower.type(form(slower).getByLabelText('Site title'), 'Second');
  await save(slower);
  return { app, slower };
}

/** The agency as visitors see it. */
async function seenByVisitors(app: ReturnType<typeof createSandbox>) {
  const response = await sandboxResponses({ app })({ method: 'GET', path: '/api/agency' });
  return (response.ok ? response.value : {}) as { readonly agency: Readonly<Record<string, unknown>> };
}

describe('the settings of the website', () => {
  it('are shown as visitors will see them before they are saved, and to visitors after it', async () => {
    const app = createSandbox();
    const pages = { about: { enabled: true, title: 'Who we are' }, faq: { enabled: true, title: '' } };
    const shown = await open({ app, agency: pages });
    expect(preview(shown).textContent).toMatch(/Who we are.*FAQ.*Sign up/);
    await shown.type(form(shown).getByLabelText('Site title'), 'Nordlicht');
    await shown.type(form(shown).getByLabelText('Main colour'), '#FFF1A8');
    await shown.click(form(shown).getByRole('checkbox', { name: 'Show the FAQ page' }));
    await shown.click(form(shown).getByRole('checkbox', { name: 'Let visitors sign up' }));
    await shown.click(form(shown).getByRole('checkbox', { name: 'Svenska' }));
    expect(preview(shown).style.getPropertyValue('--brand')).toBe('#fff1a8');
    expect(preview(shown).style.getPropertyValue('--on-brand')).toBe('#000000');
    expect(preview(shown).textContent).toContain('Nordlicht');
    expect(preview(shown).textContent).not.toMatch(/FAQ|Sign up|Svenska/);
    expect((await seenByVisitors(app)).agency).toMatchObject({ isFaqEnable: true });
    await save(shown);
    expect(shown.actions).toContainEqual(['notify', 'success', 'Saved. Visitors see it from now on.']);
    expect((await seenByVisitors(app)).agency).toMatchObject({
      primaryColor: '#FFF1A8',
      metaData: { title: 'Nordlicht' },
      isFaqEnable: false,
      isHideSignupOption: true,
    });
    expect([...shown.missingKeys]).toEqual([]);
  });

  it('say what visitors read who use none of their languages, where English is none of them', async () => {
    const shown = await open();
    const hint = () => form(shown).queryByText('Visitors who use none of these languages see the site in English.');
    expect(hint()).toBeNull();
    await shown.click(form(shown).getByRole('checkbox', { name: 'English' }));
    expect(hint()).not.toBeNull();
  });

  it.each(['red', '#12', 'url(x)'])('have no colour “%s”, and paint nothing with it', async (colour) => {
    const shown = await open();
    await shown.type(form(shown).getByLabelText('Main colour'), colour);
    expect(preview(shown).style.getPropertyValue('--brand')).toBe('#2c7be5');
    await save(shown);
    expect(form(shown).getByText('Please enter a colour such as #2c7be5')).toBeTruthy();
    expect(shown.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['#0a6', '#00aa66'],
    [' #00AA66ff ', '#00aa66'],
  ])('are saved with “%s” as the colour, which is painted and pointed at as %s', async (colour, painted) => {
    const app = createSandbox();
    const shown = await open({ app });
    await shown.type(form(shown).getByLabelText('Main colour'), colour);
    expect(preview(shown).style.getPropertyValue('--brand')).toBe(painted);
    expect(form(shown).getByLabelText<HTMLInputElement>('Choose a colour').value).toBe(painted);
    await save(shown);
    expect(shown.actions).toContainEqual(['notify', 'success', 'Saved. Visitors see it from now on.']);
    expect((await seenByVisitors(app)).agency).toMatchObject({ primaryColor: colour.trim() });
  });

  it('need a language', async () => {
    const shown = await open();
    for (const box of within(form(shown).getByRole('group', { name: 'Languages of the site' })).getAllByRole(
      'checkbox',
    )) {
      await shown.click(box);
    }
    await save(shown);
    expect(form(shown).getByText('Please choose at least one language')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Please choose at least one language');
  });

  it('tell the slower of two what happened, and keep what they entered', async () => {
    const { app, slower } = await titledByBoth();
    expect(slower.screen.getByText(/^Someone else has changed these settings/)).toBeTruthy();
    expect(form(slower).getByLabelText<HTMLInputElement>('Site title').value).toBe('Second');
    expect(await form(slower).findByText('Saved in the meantime by Elin Sorrel')).toBeTruthy();
    expect(form(slower).getByText(/^Site title was changed by both of you/)).toBeTruthy();
    expect(
      form(slower)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['First', 'Second']);
    await save(slower);
    expect(form(slower).queryByText(/^Saved in the meantime/)).toBeNull();
    expect((await seenByVisitors(app)).agency).toMatchObject({ metaData: { title: 'Second' } });
  });

  it('undo nothing that somebody else has saved of other fields', async () => {
    const app = createSandbox();
    const [slower, faster] = [await open({ app }), await open({ app, person: 'admin' })];
    await faster.type(form(faster).getByLabelText('Main colour'), '#aa0000');
    await save(faster);
    await slower.type(form(slower).getByLabelText('Site description'), 'By the sea');
    await save(slower);
    expect(slower.screen.queryByText(/^Someone else has changed/)).toBeNull();
    expect(form(slower).getByLabelText<HTMLInputElement>('Main colour').value).toBe('#aa0000');
    expect(await form(slower).findByText('Saved in the meantime by Elin Sorrel')).toBeTruthy();
    expect(form(slower).getByRole('term').textContent).toBe('Main colour');
    expect(form(slower).getByRole('definition').textContent).toBe('#aa0000');
    await faster.type(form(faster).getByLabelText('Site title'), 'First');
    await faster.click(form(faster).getByRole('checkbox', { name: 'Show the FAQ page' }));
    await save(faster);
    await slower.type(form(slower).getByLabelText('Site title'), 'Second');
    await save(slower);
    expect(slower.screen.getByText(/^Someone else has changed/)).toBeTruthy();
    expect(form(slower).getByRole<HTMLInputElement>('checkbox', { name: 'Show the FAQ page' }).checked).toBe(false);
    await save(slower);
    expect((await seenByVisitors(app)).agency).toMatchObject({
      primaryColor: '#aa0000',
      metaData: { title: 'Second' },
      isFaqEnable: false,
    });
  });

  it('take what somebody else has saved of a field where that is chosen', async () => {
    const { slower } = await titledByBoth();
    await slower.click(form(slower).getByRole('button', { name: 'Site title: use what is saved' }));
    expect(form(slower).getByLabelText<HTMLInputElement>('Site title').value).toBe('First');
    await expect.poll(() => guards(slower)).toBe(0);
  });

  it('can be saved again after the networks beside them were', async () => {
    const shown = await open();
    const networks = within(shown.screen.getByRole('form', { name: 'Social networks' }));
    await shown.type(networks.getByLabelText('Facebook'), 'https://facebook.example/aurora');
    await shown.click(networks.getByRole('button', { name: 'Save' }));
    await shown.type(networks.getByLabelText('Facebook'), 'https://facebook.example/other');
    await shown.click(networks.getByRole('button', { name: 'Save' }));
    await shown.type(form(shown).getByLabelText('Site title'), 'Nordlicht');
    await save(shown);
    expect(shown.actions.filter(([name, tone]) => name === 'notify' && tone === 'success')).toHaveLength(3);
  });
});
