import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { renderApp, type ServerRemote } from '@livery/remote/server';
import { matchPath } from 'react-router-dom';
import { ResortApp } from './resort-app.tsx';
import { RESORT_PAGES } from './resort-pages.ts';
import { RESORT_TEXTS } from './resort-texts.ts';

/** The search form, by each of its paths, and the checkout. */
const FORM_PATHS = ['/booknow/:resorts', RESORT_PAGES.checkout];

const renderResort = renderApp(ResortApp, KIT_TEXTS, RESORT_TEXTS);

/** Renders results and details, and responds that a page doesn't exist; the browser renders forms. */
export const render: ServerRemote['render'] = async (context) => {
  const { path } = context.location.now();
  return FORM_PATHS.some((form) => matchPath({ path: form, caseSensitive: true }, path) !== null)
    ? null
    : renderResort(context);
};
