import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EntryWords } from '@/console/text/texts';
import { EntryButton } from '@/console/ui/EntryButton';
import { EntryCard } from '@/console/ui/EntryCard';
import { Form } from '@/console/ui/Form';
import { PasswordField } from '@/console/ui/PasswordField';
import { TextInput } from '@/console/ui/TextInput';

export type LoginField = 'email' | 'senha';
/** What is wrong, by field. */
export type LoginFaults = Readonly<Partial<Record<LoginField, string | undefined>>>;

interface LoginViewProps {
  /** The product's name, over the heading. */
  product: string;
  text: EntryWords['login'];
  /** The value of the e-mail field. */
  email: string;
  onEmail: (email: string) => void;
  faults: LoginFaults;
  /** Called when a field is changed. */
  onType: (field: LoginField) => void;
  /** A request is in flight: fields and button are disabled (behaviour: login-busy). */
  busy: boolean;
  onSubmit: (email: string, senha: string) => void;
  /** Shown below the form: the link to the other form. */
  footer?: ReactNode;
}

/** The login form, on a card of at most 450 px (design: entry-cards). */
export function LoginView(props: LoginViewProps) {
  const { text, email, busy, faults } = props;
  const [senha, setSenha] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const sentFrom = useRef<Element | null>(null);
  useEffect(() => {
    // A disabled element loses the focus. After a failed attempt it goes back to where the person was.
    const next = sentFrom.current ?? first.current;
    if (!busy && next instanceof HTMLElement) next.focus();
  }, [busy]);
  return (
    <EntryCard
      product={props.product}
      heading={text.heading}
      subtitle={text.subtitle}
      width={450}
      footer={props.footer}
    >
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
          fault={faults.email}
          value={email}
          onChange={(typed) => {
            props.onEmail(typed);
            props.onType('email');
          }}
        />
        <PasswordField
          label={text.password}
          name="senha"
          autoComplete="current-password"
          required
          words={text}
          disabled={busy}
          fault={faults.senha}
          value={senha}
          onChange={(typed) => {
            setSenha(typed);
            props.onType('senha');
          }}
        />
        <EntryButton busy={busy} label={busy ? text.submitting : text.submit} />
      </Form>
    </EntryCard>
  );
}
