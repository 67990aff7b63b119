import * as ui from '@livery/ui';
import * as aria from '@livery/ui/aria';
import * as sorting from '@livery/ui/sorting';
import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactDomServer from 'react-dom/server';
import * as hookForm from 'react-hook-form';
import * as reactI18next from 'react-i18next';
import * as router from 'react-router-dom';
import * as rxjs from 'rxjs';

/** The modules that the server shares with the remotes it renders, by their import names. */
export const SHARED_WITH_REMOTES: Readonly<Record<string, unknown>> = {
  '@livery/ui': ui,
  '@livery/ui/aria': aria,
  '@livery/ui/sorting': sorting,
  '@tanstack/react-query': query,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-dom/server': reactDomServer,
  'react-hook-form': hookForm,
  'react-i18next': reactI18next,
  'react-router-dom': router,
  rxjs,
};
