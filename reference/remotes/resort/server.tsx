import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { renderApp, type ServerRemote } from '@livery/remote/server';
import { ResortApp } from './resort-app.tsx';
import { RESORT_PAGES } from './resort-pages.ts';
import { RESORT_TEXTS } from './resort-texts.ts';

/** The pages on which people decide. */
const PAGES: readonly string[] = [RESORT_PAGES.search, RESORT_PAGES.details];

const renderResort = renderApp(ResortApp, KIT_TEXTS, RESORT_TEXTS);

/** Renders results and details; the browser renders the search form and the checkout. */
export const render: ServerRemote['render'] = async (context) =>
  PAGES.includes(context.location.now().path) ? renderResort(context) : null;
