import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import { Dialog } from '../../../kit/layout/dialog.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { sameSiteAddress } from '../common/paths.ts';

/** Creates a link to a page of this site, given as a path or a full address. */
export function NewDealLink({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm({
    values: { title: '', path: '' },
    rules: {
      title: rules.required,
      path: (path) => (sameSiteAddress(path, window.location.origin) === null ? t('links.ownPage') : undefined),
    },
    call: ({ title, path }) => ({
      method: 'POST',
      path: '/api/reference/deal-links',
      body: { title, path: sameSiteAddress(path, window.location.origin) },
    }),
    done() {
      notify('success', t('links.made'));
      onClose();
      onMade();
    },
  });
  return (
    <Dialog heading={t('links.new')} onClose={onClose}>
      <Form form={form} label={t('links.new')}>
        <TextField label={t('links.name')} maxLength={200} {...form.field('title')} />
        <TextField label={t('links.target')} hint={t('links.targetHint')} type="url" {...form.field('path')} />
        <SubmitButton form={form}>{t('links.make')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
