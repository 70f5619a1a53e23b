import type { User } from '@/contract/entities/user';
import type { PersonEdit } from '@/console/shared/forms/personEdit';
import { PersonPhoto } from '@/console/shared/forms/PersonPhoto';
import type { SideTexts } from '@/console/text/sideTexts';
import { FormDialog } from '@/console/ui/FormDialog';
import { PhoneField } from '@/console/ui/PhoneField';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import { useAskedFields, type AskedFor } from '@/console/ui/useAskedFields';
import { ACCOUNT_LENGTHS } from '@/contract/rest/accountLengths';
import { initials } from '@/domain/initials';
import { formatPhone, nationalDigits } from '@/domain/phone';

type Field = 'nome' | 'telefone';
/** A target for the focus. */
export type EditField = Field | 'submit';

interface EditUserViewProps {
  text: SideTexts;
  user: User;
  edit: PersonEdit;
  busy: boolean;
  askedFor: AskedFor<EditField> | null;
  onChange: (change: Partial<PersonEdit>) => void;
  /** @returns whether the file may be used as a photo; shows a notice when it may not. */
  isPhoto: (file: File) => boolean;
  /** Called when the chosen photo cannot be shown. */
  onUnreadablePhoto: () => void;
  /** Why the file that was chosen last is not used; null when nothing is wrong. */
  photoFault: string | null;
  onSubmit: () => void;
  onClose: () => void;
}

/** The form for a user's name, phone and photo (behaviour: admin-edit). */
export function EditUserView(props: EditUserViewProps) {
  const { text, user, edit, busy, askedFor } = props;
  const { account, adminPanel } = text;
  const { form, field: askedField } = useAskedFields<Field>({
    askedFor,
    busy,
    onChange: (name, value) => props.onChange({ [name]: value }),
  });
  // Read-only instead of disabled, so that the field in which Enter was pressed keeps the focus.
  const field = (name: Field) => ({ ...askedField(name), readOnly: busy });

  return (
    <FormDialog
      ref={form}
      title={adminPanel.edit}
      closeLabel={text.common.close}
      cancelLabel={text.common.cancel}
      busy={busy}
      onClose={props.onClose}
      submit={(formId) => (
        <SubmitButton
          form={formId}
          name="submit"
          ready
          busy={busy}
          label={busy ? adminPanel.saving : adminPanel.save}
        />
      )}
      sx={{ gap: 5, pt: 2 }}
      onSubmit={props.onSubmit}
    >
      <PersonPhoto
        words={account}
        chosen={edit.foto}
        current={user.foto}
        initials={initials(user.nome)}
        disabled={busy}
        fault={props.photoFault}
        isPhoto={props.isPhoto}
        onUnreadable={props.onUnreadablePhoto}
        onChange={(foto) => props.onChange({ foto })}
      />
      <TextInput
        {...field('nome')}
        label={adminPanel.name}
        autoComplete="off"
        required
        maxLength={ACCOUNT_LENGTHS.nome}
        value={edit.nome ?? user.nome}
      />
      <PhoneField
        // Remount when the account's own number changes: the field reads `initial` only once.
        key={user.telefone}
        {...field('telefone')}
        label={adminPanel.phone}
        autoComplete="off"
        placeholder={account.phoneExample}
        initial={formatPhone(nationalDigits(edit.telefone ?? user.telefone))}
        clean={nationalDigits}
      />
    </FormDialog>
  );
}
