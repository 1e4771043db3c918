import { useState } from 'react';
import * as z from 'zod/mini';
import { email, shortText } from '#shared/schemas/fields.ts';
import { maybe } from '#shared/schemas/record.ts';
import { FormDialog } from '#web/blocks/form-dialog.tsx';
import { SaveFooter } from '#web/blocks/saving.tsx';
import { ApiError } from '#web/lib/calls/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const schema = z.object({ name: shortText, contact: maybe(email) });
const begun: z.output<typeof schema> = { name: 'Rive-Sud', contact: null };

/** Stands in for a server: stores what it receives and refuses a name that is taken. */
const useKeeper = () => {
  const [kept, setKept] = useState(begun);
  const send = async (body: typeof kept) => {
    if (body.name === 'Taken') {
      throw new ApiError(422, 'invalid', { details: [{ field: 'name', code: 'taken', msg: 'Somebody has it.' }] });
    }
    setKept(body);
  };
  return { kept, send };
};

export const CityForm = () => {
  const { kept, send } = useKeeper();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ schema, initial: kept, send });
  const dialog = useForm({ schema, initial: kept, send, onDone: () => setOpen(false) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <FormDialog title="A city" form={dialog} submitLabel="Keep it" onClose={() => setOpen(false)}>
          <TextField label="Name" {...dialog.bind('name')} />
        </FormDialog>
      )}
      <p>Kept: {JSON.stringify(kept)}</p>
      <form noValidate onSubmit={form.submit}>
        <TextField label="Name" {...form.bind('name')} />
        <TextField label="Contact" {...form.bind('contact')} />
        <SaveFooter form={form} />
      </form>
    </>
  );
};
