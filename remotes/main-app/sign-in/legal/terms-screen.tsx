import { Notice } from '../../../kit/notice.tsx';
import { Page } from '../../../kit/page.tsx';
import { Section } from '../../../kit/section.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { termsReference } from './terms-reference.ts';

interface Props {
  /** Between whom: the agency and its travellers, or the agency and the platform. */
  readonly of: keyof typeof PARTS;
  /** Which terms they are, as the path says; untrusted. */
  readonly id?: string;
}

const PARTS = {
  user: ['account', 'prices', 'booking', 'liability', 'changes'],
  agency: ['service', 'people', 'money', 'ending'],
} as const;

/** Terms and conditions: the reference app's own sample, for agencies to replace. */
export function TermsScreen({ of, id = '' }: Props) {
  const say = useVoice();
  const { agency } = useRemote();
  const reference = termsReference(id);
  const values = { agency: agency.name };
  return (
    <Page
      title={say(`terms.${of}.title`)}
      lead={say(`terms.${of}.lead`, values)}
      above={reference === null ? undefined : <p>{say('terms.reference', { id: reference })}</p>}
      width="reading"
    >
      <Notice>{say('terms.sample')}</Notice>
      {PARTS[of].map((part) => (
        <Section key={part} heading={say(`terms.${of}.${part}.heading`)}>
          <p>{say(`terms.${of}.${part}.text`, values)}</p>
        </Section>
      ))}
    </Page>
  );
}
