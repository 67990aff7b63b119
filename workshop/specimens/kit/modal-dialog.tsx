import { ModalDialog } from '../../../src/ui/kit/modal-dialog.tsx';
import { LONG_TEXT } from '../../props/long-texts.ts';
import { nothing } from '../../props/nothing.ts';
import type { Specimen } from '../../specimen.ts';

export const modalDialog: Specimen = {
  stands: 'screen',
  states: {
    short: { show: saying('A few words.') },
    'more-than-a-screen': { show: saying(...Array.from({ length: 20 }, () => LONG_TEXT)) },
  },
};

function saying(...paragraphs: readonly string[]) {
  return (
    <ModalDialog labelledBy="specimen-heading" onClose={nothing}>
      <div style={{ padding: 'var(--space-8)', display: 'grid', gap: 'var(--space-4)' }}>
        <h2 id="specimen-heading">A dialog</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </ModalDialog>
  );
}
