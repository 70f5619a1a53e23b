import Menu from '@mui/material/Menu';
import { useId, useRef, useState, type ReactNode } from 'react';

/** What opens the menu must carry: it says that it has one, and whether it is open. */
interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: (event: { currentTarget: HTMLElement }) => void;
}

interface MenuButtonProps {
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The menu's items; each calls `close` once it is chosen. */
  items: (close: () => void) => ReactNode;
}

/** A button with a menu: arrow keys, Escape and a click outside work, and the focus returns. */
export function MenuButton({ trigger, items }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Where the menu stands: beside its button, in the same region of the page.
  const home = useRef<HTMLSpanElement>(null);
  const id = useId();
  const open = anchor !== null;
  // Before it is first opened nothing of it is made: there is one in every chat.
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open ? { 'aria-controls': `${id}-menu` } : {}),
        onClick: (event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        },
      })}
      <span ref={home} />
      {wasOpened ? (
        <Menu
          container={() => home.current}
          id={`${id}-menu`}
          anchorEl={anchor}
          open={open}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-labelledby': id, dense: true } }}
        >
          {items(close)}
        </Menu>
      ) : null}
    </>
  );
}
