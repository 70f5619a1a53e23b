import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import type { ToolTexts } from '@/console/text/toolTexts';
import { FormDialog } from '@/console/ui/FormDialog';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { takesFocus } from '@/console/ui/takesFocus';
import { hasPurchaseFields, type PurchaseFields } from '@/domain/validation/purchase';
import { AccountSelect } from './AccountSelect';
import { PhoneInput } from './PhoneInput';
import type { AccountChoice } from './useAccountChoice';

/** The form's values as they are sent, trimmed. `emailConta` is '' for no account. */
export interface PurchaseEntry extends PurchaseFields {
  emailConta: string;
}

interface PurchaseModalViewProps extends AccountChoice {
  text: ToolTexts;
  busy: boolean;
  /** The last attempt got no response. */
  unanswered: boolean;
  /** Set when the chat is no longer the agent's: nothing can be registered, but the input can be copied. */
  left: { customer: string; onCopy: (entry: string) => void } | null;
  /** The input from before the form was closed; null at first. */
  typed: PurchaseFields | null;
  onType: (fields: PurchaseFields) => void;
  onSubmit: (entry: PurchaseEntry) => void;
  onClose: () => void;
}

const EMPTY: PurchaseFields = { numeroPedido: '', codigoEntrega: '', telefoneLoja: '' };
/** The field that has the focus when the form opens. */
const FIRST = 'numeroPedido';
/** Matches fields marked as missing. The first of them gets the focus. */
const MISSING = '[aria-invalid="true"]';
/** The longest number and code that the contract accepts, in characters. */
const MOST = 100;

const trimmed = (fields: PurchaseFields): PurchaseFields => ({
  numeroPedido: fields.numeroPedido.trim(),
  codigoEntrega: fields.codigoEntrega.trim(),
  telefoneLoja: fields.telefoneLoja.trim(),
});

/** The input as text, one line per field. */
const asText = (text: ToolTexts['purchase'], fields: PurchaseFields): string =>
  [
    `${text.orderNumber}: ${fields.numeroPedido}`,
    `${text.deliveryCode}: ${fields.codigoEntrega}`,
    `${text.storePhone}: ${fields.telefoneLoja}`,
  ].join('\n');

/** Registers a purchase: three fields and the coupon account it was made with (behaviour: purchase-modal). */
export function PurchaseModalView(props: PurchaseModalViewProps) {
  const { text, busy, left, linkedEmail, accounts } = props;
  const readOnly = busy || left !== null;
  const [fields, setFields] = useState(props.typed ?? EMPTY);
  const [chosen, setChosen] = useState<string | null>(null);
  /** The number of attempts to submit. Fields show that they are missing from the first attempt on. */
  const [attempts, setAttempts] = useState(0);
  const wasSent = attempts > 0;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(MISSING)?.focus();
  }, [attempts]);
  const isThere = chosen === '' || accounts.some(({ email }) => email === chosen);
  const emailConta = isThere ? (chosen ?? '') : linkedEmail;
  const complete = hasPurchaseFields(fields) && emailConta !== '';

  const field = (name: keyof PurchaseFields) => ({
    fullWidth: true,
    autoComplete: 'off',
    error: wasSent && fields[name].trim() === '',
    helperText: wasSent && fields[name].trim() === '' ? text.common.fieldMissing : null,
    onChange: (value: string) => {
      const now = { ...fields, [name]: value };
      setFields(now);
      props.onType(now);
    },
  });
  const textField = (name: 'numeroPedido' | 'codigoEntrega', label: string) => {
    const { onChange, ...rest } = field(name);
    return (
      <TextField
        {...rest}
        label={label}
        {...(name === FIRST ? { inputRef: takesFocus } : {})}
        value={fields[name]}
        onChange={(event) => onChange(event.target.value)}
        // Read-only instead of disabled, so that the field in which Enter was pressed keeps the focus.
        slotProps={{ htmlInput: { readOnly, maxLength: MOST } }}
      />
    );
  };

  return (
    <FormDialog
      ref={form}
      title={text.purchase.title}
      closeLabel={text.common.close}
      cancelLabel={text.common.cancel}
      busy={busy}
      onClose={props.onClose}
      holdsEntry
      submit={(formId) =>
        left === null ? (
          // Greyed but pressable: a press shows what is missing (behaviour: purchase-done-greyed).
          <SubmitButton
            form={formId}
            ready={complete}
            busy={busy}
            label={busy ? text.purchase.submitting : text.purchase.submit}
          />
        ) : (
          <Button
            variant="contained"
            onClick={() => left.onCopy(asText(text.purchase, trimmed(fields)))}
          >
            {text.purchase.copyEntry}
          </Button>
        )
      }
      sx={{ gap: 4, pt: 2 }}
      onSubmit={() => {
        if (readOnly) return;
        setAttempts((before) => before + 1);
        props.onSubmit({ ...trimmed(fields), emailConta });
      }}
    >
      {left === null ? null : (
        <Alert severity="warning">{text.purchase.chatLeft(left.customer)}</Alert>
      )}
      {props.unanswered ? <Alert severity="warning">{text.purchase.unanswered}</Alert> : null}
      {emailConta === '' && left === null ? (
        <Alert severity="warning">{text.purchase.warning}</Alert>
      ) : null}
      {textField('numeroPedido', text.purchase.orderNumber)}
      {textField('codigoEntrega', text.purchase.deliveryCode)}
      <PhoneInput
        {...field('telefoneLoja')}
        label={text.purchase.storePhone}
        initial={fields.telefoneLoja}
        readOnly={readOnly}
      />
      <AccountSelect
        text={text}
        accounts={accounts}
        status={props.accountsStatus}
        onRetry={props.onRetryAccounts}
        readOnly={readOnly}
        missing={wasSent && emailConta === ''}
        value={emailConta}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
