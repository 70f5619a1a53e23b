import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import type { AuditField, AuditView } from './auditAddress';

/** A choice of a filter: the value in the address and its words. */
export interface Choice {
  value: string;
  label: string;
}

interface AuditFiltersProps {
  text: SideTexts['auditTrail']['filters'];
  view: AuditView;
  onChange: (change: Partial<AuditView>) => void;
  people: readonly Choice[];
  acts: readonly Choice[];
  kinds: readonly Choice[];
  /** Null while nothing is filtered. */
  onClear: (() => void) | null;
}

const Caption = styled('label')(({ theme }) => ({
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
}));

/** The filters of the audit (behaviour: audit-screen). */
export function AuditFilters(props: AuditFiltersProps) {
  const { text, view, onChange, onClear } = props;
  const first = useRef<HTMLDivElement>(null);
  const choices = (field: 'pessoa' | 'ato' | 'tipo', items: readonly Choice[], label: string) => (
    <SelectField
      label={label}
      anyLabel={text.any}
      value={view[field]}
      choices={items}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const typed = (field: 'objeto' | 'de' | 'ate', label: string) => (
    // A new value of the address begins the field anew.
    <TypedField
      key={`${field}:${view[field]}`}
      field={field}
      label={label}
      value={view[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <Box role="search" aria-label={text.label}>
      <Stack
        ref={first}
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 3, rowGap: 2 }}
      >
        {choices('pessoa', props.people, text.who)}
        {choices('ato', props.acts, text.act)}
        {choices('tipo', props.kinds, text.kind)}
        {typed('objeto', text.object)}
        {typed('de', text.from)}
        {typed('ate', text.to)}
        {onClear === null ? null : (
          <Button
            size="small"
            onClick={() => {
              // The button disappears. The focus goes to the first filter.
              first.current?.querySelector('select')?.focus();
              onClear();
            }}
          >
            {text.clear}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function SelectField(
  props: FieldProps & { anyLabel: string; choices: readonly Choice[] },
): ReactNode {
  const { label, value, choices, onChange } = props;
  const id = useId();
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <Stack sx={{ minWidth: 120, maxWidth: 240, flex: { xs: '1 1 140px', md: 'none' } }}>
      <Caption htmlFor={id}>{label}</Caption>
      <NativeSelect
        id={id}
        fullWidth
        input={<OutlinedInput size="small" />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{props.anyLabel}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {/* A link may name somebody or something that no list has. */}
        {isKnown ? null : <option value={value}>{value}</option>}
      </NativeSelect>
    </Stack>
  );
}

/** A field whose value counts once it was typed wholly: when the person leaves it or presses Enter. */
function TypedField({ field, label, value, onChange }: FieldProps & { field: AuditField }) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <Stack sx={{ width: { md: 150 }, minWidth: 120, flex: { xs: '1 1 140px', md: 'none' } }}>
      <Caption htmlFor={id}>{label}</Caption>
      <OutlinedInput
        id={id}
        size="small"
        type={field === 'objeto' ? 'text' : 'date'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
        inputProps={{ autoComplete: 'off', spellCheck: false, maxLength: 200 }}
      />
    </Stack>
  );
}
