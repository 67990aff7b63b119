import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { FakeContextOptions } from '@livery/remote/testing';
import { describe, expect, it } from 'vitest';
import { signInRemote } from './sign-in-remote.ts';

async function showSignIn(at: string, options: FakeContextOptions = {}) {
  const remote = await showRemote(signInRemote, { at, respond: sandboxResponses(), ...options });
  const { screen, type, click } = remote;
  return {
    ...remote,
    async send(values: Readonly<Record<string, string>>, action: string) {
      for (const [label, value] of Object.entries(values)) await type(screen.getByLabelText(label), value);
      await click(screen.getByRole('button', { name: action }));
    },
    calledWith: (name: string) => remote.actions.filter((call) => call[0] === name),
  };
}

const MAYA = { 'E-mail address': 'traveller@aurora.example', Password: 'welcome' };

describe('/login', () => {
  it('requires both fields and the shape of an e-mail address, and for no more (rules 5.7)', async () => {
    const { send, calls, screen } = await showSignIn('/login');
    await send({ 'E-mail address': 'maya' }, 'Log in');
    expect(screen.getByRole('alert').textContent).toContain('Please correct 2 fields');
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'));
    await send({ 'E-mail address': 'm@a.b', Password: 'x' }, 'Log in');
    expect(calls).toHaveLength(1);
  });

  it('signs no one in by a response without a token', async () => {
    const { send, calledWith, screen } = await showSignIn('/login', {
      respond: () => ({ ok: true, value: { token: null } }),
    });
    await send(MAYA, 'Log in');
    expect(calledWith('signIn')).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.');
  });

  it.each([{ accessToken: 'token-1' }, { data: { access_token: 'token-1' } }])(
    'signs in by %j, as the shell does',
    async (value) => {
      const { send, calledWith } = await showSignIn('/login', { respond: () => ({ ok: true, value }) });
      await send(MAYA, 'Log in');
      expect(calledWith('signIn')).toEqual([['signIn', 'token-1']]);
    },
  );

  it('passes the redirect on to the other sign-in pages (rules §4, login and sign-up redirect)', async () => {
    const { screen } = await showSignIn('/login?redirect=/mytrip/dashboard%3Ffrom%3Dmail');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/forgotpassword?redirect=%2Fmytrip%2Fdashboard%3Ffrom%3Dmail',
      '/signup?redirect=%2Fmytrip%2Fdashboard%3Ffrom%3Dmail',
      '/manage-booking',
    ]);
  });

  it('leads whoever was sent the address of an agent’s page of a proposal to the proposal itself', async () => {
    const linkAt = async (redirect: string) => {
      const { screen } = await showSignIn(`/login?redirect=${encodeURIComponent(redirect)}`);
      return screen.queryByRole('link', { name: 'Open it without an account' })?.getAttribute('href');
    };
    expect(await linkAt('/proposals/p-1?from=mail')).toBe('/deal-link?proposalId=p-1');
    for (const other of ['/proposals', '/proposals/new?draft=1', '/proposals/a%2Fb', '/users/p-1'])
      expect(await linkAt(other)).toBeUndefined();
  });

  it('leads to a booking without an account only where visitors book without one (rules 2.26)', async () => {
    const { screen } = await showSignIn('/login', { agency: { allowsNonLoginFlow: false } });
    expect(screen.queryByRole('link', { name: 'Manage your booking' })).toBeNull();
  });

  it.each([
    ['the agency hides it', { agency: { hidesSignup: true } }],
    ['it is the platform owner’s site', { policies: { platformOwner: true } }],
  ])('offers no sign-up where %s', async (_, options) => {
    const { screen } = await showSignIn('/login', options);
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it('leads to the company’s own site where people sign in there', async () => {
    const sso = { enabled: true, directLoginAllowed: true };
    const { screen } = await showSignIn('/login', { agency: { sso, returnUrl: 'https://portal.example/travel' } });
    const way = screen.getByRole('link', { name: /company sign-in/ });
    expect(way.getAttribute('href')).toBe('https://portal.example/travel');
    expect(screen.getByLabelText('Password')).not.toBeNull();
  });

  it('has no form where the company’s own site is the only way in', async () => {
    const sso = { enabled: true, directLoginAllowed: false };
    const { screen } = await showSignIn('/login', { agency: { sso, returnUrl: 'https://portal.example/' } });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: /company sign-in/ })).not.toBeNull();
  });

  it('keeps its form where the company’s site is an address that may not be opened', async () => {
    const sso = { enabled: true, directLoginAllowed: false };
    const { screen } = await showSignIn('/login', { agency: { sso, returnUrl: 'javascript:alert(1)' } });
    expect(screen.getByLabelText('Password')).not.toBeNull();
  });
});

describe('/signup', () => {
  const lena = {
    'First name': 'Lena',
    'Last name (optional)': 'Vogt',
    'E-mail address': 'lena@mail.example',
    Password: 'x',
  };

  it('takes a person with one name', async () => {
    const { send, calls } = await showSignIn('/signup');
    await send({ ...lena, 'Last name (optional)': ' ' }, 'Sign up');
    expect(calls[0]?.body).toMatchObject({ firstName: 'Lena', lastName: '' });
  });

  it('states that an address is taken, and shows no welcome', async () => {
    const { send, calledWith, screen } = await showSignIn('/signup');
    await send({ ...lena, 'E-mail address': 'traveller@aurora.example' }, 'Sign up');
    expect(screen.getByRole('alert').textContent).toContain("There's already an account with this e-mail address");
    expect(calledWith('notify')).toEqual([]);
  });

  it('has no form where sign-up is hidden, and leads to the login', async () => {
    const { screen } = await showSignIn('/signup?redirect=/blog', { agency: { hidesSignup: true } });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2Fblog');
  });
});

describe('coming back from elsewhere', () => {
  it.each(['/sso', '/social', '/social/google'])('goes home from %s once the shell has taken the token', async (at) => {
    const { calledWith } = await showSignIn(at, { session: { signedIn: true } });
    expect(calledWith('navigate')).toEqual([['navigate', '/', 'replace']]);
  });

  it('prompts visitors without a token to log in here', async () => {
    const { screen, calledWith } = await showSignIn('/sso');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We couldn't sign you in");
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(calledWith('navigate')).toEqual([]);
  });

  it.each(['/expired', '/expiry'])('shows at %s that the session has ended, and how to go on', async (at) => {
    const { screen } = await showSignIn(`${at}?redirect=/mytrip/dashboard`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your session has expired');
    expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fmytrip%2Fdashboard',
    );
  });
});
