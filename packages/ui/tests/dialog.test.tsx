import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { Dialog } from '@livery/ui/dialog';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(installNativeDialogs);

function AddDialog() {
  const [isOpen, setOpen] = useState(true);
  const [isAdded, setAdded] = useState(false);
  if (!isOpen) return null;
  return (
    <Dialog heading="Add" onClose={() => setOpen(false)}>
      <input aria-label="Search" />
      {isAdded ? (
        <p>Added</p>
      ) : (
        <form>
          <input aria-label="Name" />
          <button type="button" onClick={() => setAdded(true)}>
            Save
          </button>
        </form>
      )}
    </Dialog>
  );
}

/** A person who can be removed after a question. */
function Person() {
  const [shows, setShows] = useState<'person' | 'question' | 'nobody'>('person');
  return (
    <section aria-label="People">
      {shows !== 'nobody' && (
        <button type="button" onClick={() => setShows('question')}>
          Remove
        </button>
      )}
      {shows === 'question' && (
        <ConfirmDialog
          heading="Remove?"
          confirm="Yes"
          onConfirm={() => setShows('nobody')}
          onClose={() => setShows('person')}
        >
          <p>Ana</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const dialog = () => screen.queryByRole('dialog');
const enter = (label: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: 'Ana' } });

async function clickBeside() {
  await act(async () => {
    fireEvent.click(screen.getByRole('dialog'));
  });
}

it('the focus is around a dialog after it closes together with the button that opened it', async () => {
  render(<Person />);
  const remove = screen.getByRole('button', { name: 'Remove' });
  remove.focus();
  await act(async () => fireEvent.click(remove));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yes' })));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'People' }));
});

describe('a click beside a dialog', () => {
  it('closes it, also after a search in it', async () => {
    render(<AddDialog />);
    enter('Search');
    await clickBeside();
    expect(dialog()).toBeNull();
  });

  it('loses nothing that was entered into a form: its button closes it', async () => {
    render(<AddDialog />);
    enter('Name');
    expect(screen.getByRole('dialog').getAttribute('closedby')).toBe('closerequest');
    await clickBeside();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana');
    await act(async () => {
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'close' }));
    });
    expect(dialog()).toBeNull();
  });

  it('closes it once the form has gone', async () => {
    render(<AddDialog />);
    enter('Name');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await clickBeside();
    expect(dialog()).toBeNull();
  });
});
