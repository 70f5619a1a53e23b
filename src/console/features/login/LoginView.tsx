import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EntryWords } from '@/console/text/texts';
import { EntryButton } from '@/console/ui/EntryButton';
import { EntryCard } from '@/console/ui/EntryCard';
import { Form } from '@/console/ui/Form';
import { PasswordField } from '@/console/ui/PasswordField';
import { TextInput } from '@/console/ui/TextInput';

interface LoginViewProps {
  text: EntryWords['login'];
  /** The value of the e-mail field. */
  email: string;
  onEmail: (email: string) => void;
  /** A request is in flight: fields and button are disabled (behaviour: login-busy). */
  busy: boolean;
  onSubmit: (email: string, senha: string) => void;
  /** Shown below the form: the link to the other form. */
  footer?: ReactNode;
}

/** The login form, on a card of at most 450 px (design: entry-cards). */
export function LoginView(props: LoginViewProps) {
  const { text, email, busy } = props;
  const [senha, setSenha] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const sentFrom = useRef<Element | null>(null);
  useEffect(() => {
    // A disabled element loses the focus. After a failed attempt it goes back to where the person was.
    const next = sentFrom.current ?? first.current;
    if (!busy && next instanceof HTMLElement) next.focus();
  }, [busy]);
  return (
    <EntryCard heading={text.heading} subtitle={text.subtitle} width={450} footer={props.footer}>
      <Form
        sx={{ gap: 5 }}
        onSubmit={() => {
          sentFrom.current = document.activeElement;
          props.onSubmit(email, senha);
        }}
      >
        <TextInput
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          inputRef={first}
          disabled={busy}
          value={email}
          onChange={props.onEmail}
        />
        <PasswordField
          label={text.password}
          name="senha"
          autoComplete="current-password"
          required
          words={text}
          disabled={busy}
          value={senha}
          onChange={setSenha}
        />
        <EntryButton busy={busy} label={busy ? text.submitting : text.submit} />
      </Form>
    </EntryCard>
  );
}
