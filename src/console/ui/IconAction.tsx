import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { tip } from './tooltip/watchTips';

type IconActionProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  /** The button's accessible name, shown in its tooltip too. */
  label: string;
  icon: ReactNode;
};

/** A button with only an icon. It has an accessible name, and a tooltip that shows it while it can be pressed. */
export function IconAction({ label, icon, disabled = false, ...rest }: IconActionProps) {
  return (
    <IconButton {...rest} {...(disabled ? {} : tip(label))} disabled={disabled} aria-label={label}>
      {icon}
    </IconButton>
  );
}
