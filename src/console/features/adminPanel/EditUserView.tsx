import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef, useState } from 'react';
import type { User } from '@/contract/entities/user';
import type { PersonEdit } from '@/console/lib/personEdit';
import type { Catalogue } from '@/console/text/catalogues';
import { CancelButton } from '@/console/ui/CancelButton';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { PhoneField } from '@/console/ui/PhoneField';
import { PhotoPicker } from '@/console/ui/PhotoPicker';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import { ACCOUNT_LENGTHS } from '@/contract/rest/accountLengths';
import { initials } from '@/domain/initials';
import { formatPhone, nationalDigits } from '@/domain/phone';
import { PHOTO_TYPES } from '@/domain/validation/photo';

/** What the focus can be sent to. */
export type EditField = 'nome' | 'telefone' | 'submit';

interface EditUserViewProps {
  text: Catalogue;
  user: User;
  edit: PersonEdit;
  busy: boolean;
  askedFor: { field: EditField } | null;
  onChange: (change: Partial<PersonEdit>) => void;
  onPhoto: (photo: File) => void;
  /** The photo that was chosen cannot be shown. */
  onUnreadablePhoto: () => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Somebody's name, phone and photo, to be changed (behaviour: admin-edit). */
export function EditUserView(props: EditUserViewProps) {
  const { text, user, edit, busy, askedFor } = props;
  const { account, adminPanel } = text;
  const [mended, setMended] = useState(askedFor);
  const formId = useId();
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (busy || askedFor === null) return;
    const places = { nome: name, telefone: phone, submit };
    places[askedFor.field].current?.focus();
  }, [askedFor, busy]);

  const field = (at: 'nome' | 'telefone') => ({
    name: at,
    // Read-only and not disabled: where one was when Enter was pressed, one still is.
    readOnly: busy,
    error: askedFor?.field === at && mended !== askedFor,
    onChange: (value: string) => {
      props.onChange({ [at]: value });
      if (askedFor?.field === at) setMended(askedFor);
    },
  });

  return (
    <ModalDialog
      open
      title={adminPanel.edit}
      closeLabel={text.common.close}
      onClose={props.onClose}
      actions={
        <>
          <CancelButton label={text.common.cancel} busy={busy} onClick={props.onClose} />
          <SubmitButton
            ref={submit}
            form={formId}
            ready
            busy={busy}
            label={busy ? adminPanel.saving : adminPanel.save}
          />
        </>
      }
    >
      <Stack
        id={formId}
        component="form"
        noValidate
        sx={{ gap: 5, pt: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) props.onSubmit();
        }}
      >
        <PhotoPicker
          words={account}
          chosen={edit.foto}
          current={user.foto}
          initials={initials(user.nome)}
          disabled={busy}
          accept={PHOTO_TYPES}
          onUnreadable={props.onUnreadablePhoto}
          onChoose={props.onPhoto}
          onDrop={() => props.onChange({ foto: null })}
        />
        <TextInput
          {...field('nome')}
          label={adminPanel.name}
          autoComplete="off"
          required
          inputRef={name}
          maxLength={ACCOUNT_LENGTHS.nome}
          value={edit.nome ?? user.nome}
        />
        <PhoneField
          // Anew when the account's own number changes: it holds what it was first given.
          key={user.telefone}
          {...field('telefone')}
          label={adminPanel.phone}
          autoComplete="off"
          placeholder={account.phoneExample}
          initial={formatPhone(nationalDigits(edit.telefone ?? user.telefone))}
          inputRef={phone}
          clean={nationalDigits}
        />
      </Stack>
    </ModalDialog>
  );
}
