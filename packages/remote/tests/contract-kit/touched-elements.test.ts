import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { afterEach, describe, expect, it } from 'vitest';
import { complaintsAbout, remoteThat } from './planted.ts';

const SHOWING_TEST = 'shows something at /blog';
const CLEANING_TEST = 'takes away all that it brought';

// Removes what the remotes in these tests leave in the page.
afterEach(() => document.body.replaceChildren());

const elementAt = (selector: string) => document.querySelector(selector) ?? expect.fail(`There is no ${selector}.`);

describe('the elements of the shell', () => {
  it.each<[string, ScreenRemote, RegExp]>([
    ['a class', remoteThat(() => elementAt('header').classList.add('dark')), /the attribute class of <header>\.$/],
    [
      'a link’s address',
      remoteThat(() => elementAt('header a').setAttribute('href', '/blog')),
      /the attribute href of <a>/,
    ],
    [
      'a style around itself',
      remoteThat(({ parentElement: main }) => main?.style.setProperty('padding', '0')),
      /style of <main>/,
    ],
    ['what it writes', remoteThat(() => elementAt('footer').append('mine')), /the content of <footer>/],
    [
      'what it adds beside itself',
      remoteThat((ownElement) => ownElement.before(document.createElement('p'))),
      /the content of <main>/,
    ],
    [
      'what it changes for a moment',
      remoteThat(() => {
        elementAt('footer').id = 'mine';
        elementAt('footer').removeAttribute('id');
      }),
      /the attribute id of <footer>/,
    ],
  ])('are touched by %s', async (_, remote, complaint) => {
    expect((await complaintsAbout(remote, SHOWING_TEST)).get(SHOWING_TEST)).toMatch(complaint);
  });

  it('may be made inert by a dialog, until it is closed', async () => {
    const modal = (takesBack: boolean) =>
      remoteThat(() => {
        const ownDialog = document.body.appendChild(document.createElement('dialog'));
        ownDialog.setAttribute('open', '');
        elementAt('header').setAttribute('inert', '');
        return () => {
          ownDialog.remove();
          if (takesBack) elementAt('header').removeAttribute('inert');
        };
      });
    expect(await complaintsAbout(modal(true))).toEqual(new Map());
    expect((await complaintsAbout(modal(false), CLEANING_TEST)).get(CLEANING_TEST)).toMatch(
      /the attribute inert of <header>/,
    );
  });
});

it('blames a remote for nothing that was there before it, or that belongs to another', async () => {
  const otherElement = document.body.appendChild(document.createElement('aside'));
  otherElement.append('It stays.');
  const remote = remoteThat(() => {
    otherElement.setAttribute('class', 'changed by its owner');
    otherElement.append('More of it.');
  });
  document.body.className = 'of another test';
  expect(await complaintsAbout(remote)).toEqual(new Map());
  document.body.removeAttribute('class');
});
