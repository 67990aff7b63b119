import { Translations, wireRecord } from '@livery/remote';
import { Form, SubmitButton, textThat, useMutationForm, useRules } from '@livery/remote/forms';
import { Dialog } from '@livery/ui/dialog';
import { Notice } from '@livery/ui/notice';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { sameSiteAddress } from '../proposal/same-site-path.ts';
import { dealLinkAddress } from './deal-link-address.ts';
import { LinkPanel } from './link-panel.tsx';
import { PROPOSAL_MESSAGES } from './messages.ts';

interface Props {
  readonly title?: string;
  /** The target of the link; by default, the agent enters it. */
  readonly path?: string;
  /** Called once the link is created. */
  readonly onMade?: () => void;
  readonly onClose: () => void;
}

const MAX_TITLE_LENGTH = 200;
const MESSAGE_FILES = [PROPOSAL_MESSAGES];

/** Creates a deal link to a page of this site, and shows it so that it can be sent. */
export function DealLinkDialog(props: Props) {
  return (
    <Translations files={MESSAGE_FILES}>
      <LinkDialog {...props} />
    </Translations>
  );
}

function LinkDialog({ title = '', path, onMade, onClose }: Props) {
  const { t } = useTranslation('proposal');
  const rules = useRules();
  const [madeLink, setMade] = useState<string>();
  const form = useMutationForm({
    values: { title: title.slice(0, MAX_TITLE_LENGTH), path: path ?? '' },
    schema: object({
      title: rules.required,
      path: textThat((address) => sameSiteAddress(address, window.location.origin) !== null, t('link.ownPage')),
    }),
    call: (values) => ({
      method: 'POST',
      path: '/api/reference/deal-links',
      body: { title: values.title.trim(), path: sameSiteAddress(values.path, window.location.origin) },
    }),
    done(response) {
      setMade(wireRecord(response).record('data').text('id') || undefined);
      onMade?.();
    },
  });
  return (
    <Dialog heading={t('link.title')} onClose={onClose}>
      {madeLink === undefined ? (
        <Form form={form} label={t('link.title')}>
          <TextField
            label={t('link.name')}
            hint={t('link.nameHint')}
            maxLength={MAX_TITLE_LENGTH}
            {...form.field('title')}
          />
          {path === undefined && (
            <TextField label={t('link.target')} hint={t('link.targetHint')} type="url" {...form.field('path')} />
          )}
          <SubmitButton form={form}>{t('link.make')}</SubmitButton>
        </Form>
      ) : (
        <>
          <Notice tone="success">{t('link.made')}</Notice>
          <LinkPanel path={dealLinkAddress(madeLink)} />
        </>
      )}
    </Dialog>
  );
}
