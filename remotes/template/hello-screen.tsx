import { useTranslation } from 'react-i18next';
import { QueryResult } from '../kit/data/query-result.tsx';
import { useQuery } from '../kit/data/use-query.ts';
import { Page } from '../kit/layout/page.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { countStories } from './count-stories.ts';

/** Says hello, and asks the platform something: loading, failure and Retry come with it. */
export function HelloScreen({ name }: { readonly name: string }) {
  const { t } = useTranslation('template');
  const { agency } = useRemote();
  const asked = useQuery({ method: 'GET', path: '/api/content/blog' }, countStories);
  return (
    <Page title={name === '' ? t('hello') : t('helloTo', { name })} lead={t('from', { agency: agency.name })}>
      <QueryResult query={asked}>{(count) => <p>{t('found', { count })}</p>}</QueryResult>
    </Page>
  );
}
