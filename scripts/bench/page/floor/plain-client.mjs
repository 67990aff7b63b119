import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { createElement as h, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { BehaviorSubject, map } from 'rxjs';
import * as v from 'valibot';
import messages from '../../../../src/ui/texts/en.json';
import { PlainPage } from './plain-page.mjs';
import { plainTexts } from './plain-texts.mjs';

/** The libraries of the shell's first screen, each used as little as possible. */
const Deals = v.array(v.object({ name: v.string(), picture: v.string(), price: v.string() }));
const SOURCE = Symbol('deals');

const container = new Container();
container
  .bind(SOURCE)
  .toResolvedValue(
    () => new BehaviorSubject(v.parse(Deals, JSON.parse(document.getElementById('deals')?.textContent ?? ''))),
  )
  .inSingletonScope();
/** @type {BehaviorSubject<v.InferOutput<typeof Deals>>} */
const source = container.get(SOURCE);
const changes = source.pipe(map((deals) => deals));
const now = () => source.getValue();

/** @param {() => void} onChange */
function subscribe(onChange) {
  const subscription = changes.subscribe(onChange);
  return () => subscription.unsubscribe();
}

function Shown() {
  useEffect(() => void performance.mark('livery-hydrated'), []);
  return h(PlainPage, { deals: useSyncExternalStore(subscribe, now, now) });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
const page = h(BrowserRouter, null, h(Shown));
hydrateRoot(root, h(I18nextProvider, { i18n: plainTexts(messages) }, page));
