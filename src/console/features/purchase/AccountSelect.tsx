import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import type { ToolTexts } from '@/console/text/toolTexts';
import type { AccountChoice, AccountOption } from './useAccountChoice';

interface AccountSelectProps {
  text: ToolTexts;
  accounts: readonly AccountOption[];
  status: AccountChoice['accountsStatus'];
  onRetry: () => void;
  readOnly: boolean;
  /** The account is required and was not chosen. */
  missing: boolean;
  /** '' for no account. */
  value: string;
  onChange: (email: string) => void;
}

/** 'Conta vinculada': a choice of the agent's own accounts. */
export function AccountSelect({ text, accounts, status, value, ...props }: AccountSelectProps) {
  // The list of accounts opens inside the dialog, because it is a part of it.
  const home = useRef<HTMLSpanElement>(null);
  return (
    <div>
      <TextField
        select
        fullWidth
        label={text.purchase.linkedAccount}
        value={value}
        error={props.missing}
        helperText={helperOf(text, status, accounts.length)}
        onChange={(event) => props.onChange(event.target.value)}
        slotProps={{
          select: {
            displayEmpty: true,
            readOnly: props.readOnly,
            MenuProps: { container: () => home.current },
          },
          inputLabel: { shrink: true },
        }}
      >
        <MenuItem value="">{text.purchase.noAccount}</MenuItem>
        {accounts.map(({ email, label, isUsed }) => (
          <MenuItem
            key={email}
            value={email}
            disabled={isUsed}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {label}
          </MenuItem>
        ))}
      </TextField>
      <span ref={home} />
      {status === 'failed' ? (
        <Button size="small" onClick={props.onRetry}>
          {text.common.retry}
        </Button>
      ) : null}
    </div>
  );
}

function helperOf(text: ToolTexts, status: AccountChoice['accountsStatus'], count: number) {
  if (status === 'loading') return text.coupons.loading;
  if (status === 'failed') return text.coupons.ownFailed;
  return count === 0 ? text.purchase.noAccounts : null;
}
