import { remoteNamed } from '@livery/contract/remotes/remote-name';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import type { Inspector } from '../application/why/inspector.ts';
import type { VisitQuestion } from '../application/why/read-visit.ts';
import styles from './why-panel.module.css';

interface Props {
  readonly inspector: Inspector;
  readonly question: VisitQuestion;
  readonly onAsk: (question: VisitQuestion) => void;
}

/** The call to explain unless another one is chosen. */
const DEFAULT_CALL = '/api/agency';
const DEFAULT_REMOTE = 'mainApp';

/** The subjects of some decisions, besides the page: a deal, a call, a remote, an address. */
export function AskedAbout({ inspector, question, onAsk }: Props) {
  const calls = useLive(inspector.calls);
  const remotes = useLive(inspector.remotes);
  const deals = inspector.deals();
  const paths = [...new Set(calls.map(({ address }) => address.replace(/\?.*$/s, '')))].filter(
    (path) => path.startsWith('/api/') && path !== DEFAULT_CALL,
  );
  const choices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  const deal = deals.find(({ rates }) => rates === question.deal)?.name ?? '';

  return (
    <details className={styles.topic}>
      <summary>asked about</summary>
      <div className={styles.fields}>
        <SelectField
          label="Deal (price)"
          placeholder={deals[0] === undefined ? 'None' : `${deals[0].name} (the first)`}
          options={choices(deals.map(({ name }) => name))}
          value={deal}
          onChange={(name) => onAsk({ ...question, deal: deals.find((candidate) => candidate.name === name)?.rates })}
        />
        <SelectField
          label="Call (call)"
          placeholder={DEFAULT_CALL}
          options={choices(paths)}
          value={question.call ?? ''}
          onChange={(call) => onAsk({ ...question, call: call || undefined })}
        />
        <SelectField
          label="Remote (remote)"
          placeholder={DEFAULT_REMOTE}
          options={choices(remotes.map(({ name }) => name).filter((name) => name !== DEFAULT_REMOTE))}
          value={question.remote ?? ''}
          onChange={(name) => onAsk({ ...question, remote: remoteNamed(name) })}
        />
        <TextField
          label="Address (redirect)"
          hint="Something wants to lead there"
          value={question.target ?? ''}
          onChange={(target) => onAsk({ ...question, target: target || undefined })}
        />
      </div>
    </details>
  );
}
