import { DEMO_PASSWORD } from '@livery/sandbox/world/agencies/people';
import { test } from '../../../tests/engines/support/journey.ts';

for (const host of ['aurora', 'marigold', 'noir']) {
  test(`the home page of ${host} shows its search, its deals and its footer`, async ({ visitor }) => {
    await visitor.open(host, '/');
    await visitor.sees({ role: 'heading' });
    await visitor.sees({ role: 'button', name: '^Search' });
    await visitor.sees({ role: 'article' });
    await visitor.sees({ role: 'contentinfo' });
  });
}

test('a currency is found and chosen, and prices follow', async ({ visitor }) => {
  await visitor.open('aurora', '/');
  await visitor.click({ role: 'button', name: '^Currency: USD' });
  await visitor.sees({ role: 'option', name: 'United States' });
  await visitor.window.type('swed');
  await visitor.click({ role: 'option', name: 'Sweden' });
  await visitor.isAt(/[?&]currency=SEK&code=SE/);
  await visitor.sees({ role: 'button', name: '^Currency: SEK' });
});

test('Arabic is chosen, and the page is read from right to left', async ({ visitor }) => {
  await visitor.open('aurora', '/');
  await visitor.click({ role: 'button', name: '^Language: English' });
  await visitor.click({ role: 'option', name: 'العربية' });
  await visitor.reads(() => [document.documentElement.lang, document.documentElement.dir], ['ar', 'rtl']);
  await visitor.sees({ role: 'contentinfo' });
});

test('the list of languages has no focus ring after a click', async ({ visitor }) => {
  await visitor.open('aurora', '/');
  await visitor.sees('main article');
  await visitor.click({ role: 'button', name: '^Language: English' });
  await visitor.sees({ role: 'option', name: 'العربية' });
  await visitor.reads(() => document.activeElement?.role === 'listbox', true);
  await visitor.reads(() => document.activeElement?.matches(':focus-visible') === true, false);
});

test('a hotel is searched for, chosen and booked to its reference number', async ({ visitor }) => {
  await visitor.open('aurora', '/booknow/hotels');
  await visitor.fill('^Destination', 'lisb');
  await visitor.click({ role: 'option', name: '^Lisbon' });
  await visitor.click({ role: 'button', name: '^Search hotels' });
  await visitor.isAt(/^\/booknow\/hotels\/search\?place=Lisbon&/);
  await visitor.click('main article h2 a');
  await visitor.click({ role: 'link', name: '^Select' });
  await visitor.fill('^First name', 'Lena');
  await visitor.fill('^Last name', 'Vogt');
  await visitor.fill('^E-mail', 'lena@mail.example');
  await visitor.fill('^Phone', '+49 30 901820');
  await visitor.fill('^Card number', '4242 4242 4242 4242');
  await visitor.fill('^Name on the card', 'Lena Vogt');
  await visitor.fill('^Expiry date', '04/39');
  await visitor.fill('^Security code', '123');
  await visitor.click({ role: 'button', name: '^Pay' });
  await visitor.reads(() => /\bLV-\w{6}\b/.test(document.body.innerText), true);
});

test('a traveller signs in by password, and out again', async ({ visitor }) => {
  await visitor.open('aurora', '/login?redirect=/blog');
  await visitor.fill('^E-mail address', 'traveller@aurora.example');
  await visitor.fill('^Password$', DEMO_PASSWORD);
  await visitor.click({ role: 'button', name: '^Log in$' });
  await visitor.isAt(/^\/blog$/);
  await visitor.click({ role: 'button', name: '^Your account' });
  await visitor.click({ role: 'link', name: '^Logout$' });
  await visitor.sees({ role: 'link', name: '^Log In$' });
});

test('an agent opens the side navigation, and goes to the clients', async ({ visitor }) => {
  await visitor.open('aurora', '/dashboard', 'agent');
  await visitor.click({ role: 'button', name: '^Side menu' });
  await visitor.click({ role: 'link', name: '^Clients' });
  await visitor.isAt(/^\/users\/clients/);
});

test('an agency that is inactive says so in a dialog, over everything', async ({ visitor }) => {
  await visitor.open('dormant', '/');
  await visitor.sees({ role: 'alertdialog' });
});
