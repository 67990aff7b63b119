import { Sailboat } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Handler } from '../../domain/navigation/page.ts';
import type { RemoteName } from '../../domain/remotes/remote-name.ts';
import { PageTitle } from '../agency/page-title.tsx';
import { buttonClass } from '../kit/button-class.ts';
import { MessagePage } from '../kit/message-page.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { slotTitle } from './slot-title.ts';

interface Props {
  readonly remote: Extract<Handler, RemoteName>;
  readonly path: string;
}

/** Holds the place of a part of the site that a remote module brings. */
export function SlotPage({ remote, path }: Props) {
  const { t } = useTranslation();
  const title = slotTitle(path);
  return (
    <MessagePage
      icon={Sailboat}
      eyebrow={t(`remotes.${remote}`)}
      heading={t('slot.title')}
      actions={
        <Link className={buttonClass('primary')} to="/">
          {t('takeMeHome')}
        </Link>
      }
    >
      <PageTitle page={title === undefined ? t(`remotes.${remote}`) : t(title)} />
      <p>{t('slot.hint')}</p>
    </MessagePage>
  );
}
