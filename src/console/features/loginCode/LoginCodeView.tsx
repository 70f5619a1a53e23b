import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { AccountTexts } from '@/console/text/accountTexts';
import { EntryButton } from '@/console/ui/EntryButton';
import { EntryCard } from '@/console/ui/EntryCard';
import { Form } from '@/console/ui/Form';
import { OtherWay } from '@/console/ui/OtherWay';
import { TextInput } from '@/console/ui/TextInput';

/** Which code is typed: of the app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

interface LoginCodeViewProps {
  /** The product's name, over the heading. */
  product: string;
  text: AccountTexts['loginCode'];
  kind: CodeKind;
  /** A request is in flight: field and buttons are disabled. */
  busy: boolean;
  /** What is wrong with the code; null for nothing. */
  fault: string | null;
  /** Called when the code is changed. */
  onType: () => void;
  onKind: (kind: CodeKind) => void;
  onSubmit: (codigo: string) => void;
  onBack: () => void;
}

/** The longest code that is typed, with hyphens and spaces. */
const MAX_LENGTH = 40;

/** The form for a code, on the login's card (design: entry-cards). */
export function LoginCodeView({ text, kind, busy, fault, ...deeds }: LoginCodeViewProps) {
  const [codigo, setCodigo] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (busy) return;
    // A disabled field loses the focus. After a wrong code, what is typed takes its place.
    field.current?.focus();
    field.current?.select();
  }, [busy]);
  const ofApp = kind === 'app';
  return (
    <EntryCard
      product={deeds.product}
      heading={text.heading}
      subtitle={ofApp ? text.ofApp : text.ofRecovery}
      width={450}
      footer={
        <OtherWay
          question={ofApp ? text.noApp : text.hasApp}
          label={ofApp ? text.useRecovery : text.useApp}
          disabled={busy}
          onClick={() => deeds.onKind(ofApp ? 'recovery' : 'app')}
        />
      }
    >
      <Form sx={{ gap: 5 }} onSubmit={() => deeds.onSubmit(codigo)}>
        <TextInput
          label={ofApp ? text.code : text.recoveryCode}
          name="codigo"
          autoComplete={ofApp ? 'one-time-code' : 'off'}
          inputProps={
            ofApp ? { inputMode: 'numeric' } : { autoCapitalize: 'none', spellCheck: false }
          }
          maxLength={MAX_LENGTH}
          required
          inputRef={field}
          fault={fault ?? undefined}
          disabled={busy}
          value={codigo}
          onChange={(typed) => {
            setCodigo(typed);
            deeds.onType();
          }}
        />
        <EntryButton busy={busy} label={busy ? text.submitting : text.submit} />
        <Button disabled={busy} onClick={deeds.onBack}>
          {text.back}
        </Button>
      </Form>
    </EntryCard>
  );
}
