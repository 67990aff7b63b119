import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { renderApp, type ServerRemote } from '@livery/remote/server';
import { matchPath } from 'react-router-dom';
import { ResortApp } from './resort-app.tsx';
import { RESORT_PAGES } from './resort-pages.ts';
import { RESORT_TEXTS } from './resort-texts.ts';

const renderResort = renderApp(ResortApp, KIT_TEXTS, RESORT_TEXTS);

/** Renders the search, results and details, and responds that a page doesn't exist; the browser renders the checkout. */
export const render: ServerRemote['render'] = async (context) => {
  const { path } = context.location.now();
  return matchPath({ path: RESORT_PAGES.checkout, caseSensitive: true }, path) === null ? renderResort(context) : null;
};
