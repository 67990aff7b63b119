import { useTranslation } from 'react-i18next';
import { Page } from '../kit/page.tsx';
import { ShowAsked } from '../kit/show-asked.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { useRemote } from '../kit/use-remote.ts';
import { countStories } from './count-stories.ts';

/** Says hello, and asks the platform something: loading, failure and Retry come with it. */
export function HelloScreen({ name }: { readonly name: string }) {
  const { t } = useTranslation('template');
  const { agency } = useRemote();
  const asked = useAsked({ method: 'GET', path: '/api/content/blog' }, countStories);
  return (
    <Page title={name === '' ? t('hello') : t('helloTo', { name })} lead={t('from', { agency: agency.name })}>
      <ShowAsked asked={asked}>{(count) => <p>{t('found', { count })}</p>}</ShowAsked>
    </Page>
  );
}
