import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { mountApp } from '@livery/remote';
import * as pageReact from 'react';
import * as pageClient from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { anotherReact, remoteOf } from './another-react.ts';
import { complaintsAbout, soundRemote } from './planted.ts';

const otherReact = anotherReact();

const SHOWING_TEST = 'shows something at /blog';
const SECOND_REACT = /^Error: It calls hooks of another React than the one that renders it[^.]*\.$/;

describe('a remote with its own React', () => {
  it('runs, beside one with the page’s', async () => {
    expect(otherReact.react.useState).not.toBe(pageReact.useState);
    const ownRemote = remoteOf(otherReact.react, otherReact.client);
    const sharedRemote = remoteOf(pageReact, pageClient);
    expect(await complaintsAbout(ownRemote)).toEqual(new Map());
    const both: ScreenRemote = {
      mount(element, context) {
        const places = [ownRemote, sharedRemote].map((remote) => {
          const place = element.appendChild(document.createElement('div'));
          const unmount = remote.mount(place, context);
          return () => {
            unmount();
            place.remove();
          };
        });
        return () => places.forEach((end) => end());
      },
    };
    expect(await complaintsAbout(both)).toEqual(new Map());
  });

  it.each<[string, () => ScreenRemote]>([
    ['whose hooks run in the page’s', () => remoteOf(otherReact.react, pageClient)],
    ['that renders hooks of the page’s', () => remoteOf(pageReact, otherReact.client)],
    [
      'in mountApp',
      () => {
        const App = (): string => otherReact.react.useState('Hello')[0];
        return { mount: mountApp(App) };
      },
    ],
  ])(
    'fails with a message that names the cause where it mixes them, %s, and harms no other remote',
    async (_, mixed) => {
      expect((await complaintsAbout(mixed(), SHOWING_TEST)).get(SHOWING_TEST)).toMatch(SECOND_REACT);
      expect(await complaintsAbout(remoteOf(pageReact, pageClient), SHOWING_TEST)).toEqual(new Map());
      expect(await complaintsAbout(soundRemote, SHOWING_TEST)).toEqual(new Map());
    },
  );

  it('is not blamed for errors of another cause', async () => {
    const remote: ScreenRemote = {
      mount(element, context) {
        context.reportError(new TypeError("Cannot read properties of null (reading 'user')"));
        return soundRemote.mount(element, context);
      },
    };
    expect((await complaintsAbout(remote, SHOWING_TEST)).get(SHOWING_TEST)).toMatch(/It broke: TypeError: Cannot read/);
  });
});
