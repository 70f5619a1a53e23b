import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { Command as Cmdk } from 'cmdk';
import type { ExactTime } from '@/console/text/format';
import type { PaletteWords } from '@/console/text/paletteWords';
import type { Excerpt } from '@/domain/search';
import { overlaysElement } from '@/console/ui/overlays';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { takesFocus } from '@/console/ui/takesFocus';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { Keys } from './Keys';
import type { Command } from './useCommands';

/** A conversation that can be opened. */
export interface PaletteChat {
  id: string;
  name: string;
  initials: string;
  photo: string | null;
  onChoose: () => void;
}

/** A message that contains what was typed. */
interface PaletteMessage {
  id: string;
  /** Of its chat. */
  name: string;
  /** The word that says who wrote it; null for the customer. */
  sender: string | null;
  excerpt: Excerpt;
  /** When it was written, to the minute and to the second. */
  when: string;
  at: ExactTime;
  onChoose: () => void;
}

/** It stands high, so that its input stays where it is while the results change. */
const Window = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 'min(560px, calc(100% - 24px))',
    maxWidth: 'none',
    margin: 'min(12dvh, 96px) 12px 12px',
    maxHeight: 'min(480px, calc(100% - min(12dvh, 96px) - 12px))',
    backgroundColor: theme.vars.palette.raised,
    border: `1px solid ${theme.vars.palette.line}`,
    borderRadius: 14,
    overflow: 'hidden',
  },
}));

const OVERFLOWS = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Everything in it is one styled element, for cmdk names its parts by attributes. */
const Menu = styled(Cmdk)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& [cmdk-input]': {
    flex: 'none',
    width: '100%',
    boxSizing: 'border-box',
    padding: '14px 18px',
    font: 'inherit',
    fontSize: '1rem',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: 0,
    borderBottom: `1px solid ${theme.vars.palette.line}`,
    outlineOffset: -2,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  '& [cmdk-list]': { minHeight: 0, overflowY: 'auto', padding: 6, scrollPaddingBlock: 32 },
  '& [cmdk-group-heading]': {
    padding: '8px 12px 2px',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& p': { margin: 0, padding: '8px 12px', color: theme.vars.palette.text.secondary },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '0 12px',
    borderRadius: 10,
    fontSize: '0.875rem',
    cursor: 'pointer',
    '& > .grow': { flex: 1, minWidth: 0, ...OVERFLOWS },
    '& > .two': { paddingBlock: 6, lineHeight: '20px', '& > *': OVERFLOWS },
    '& small': { flex: 'none', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
    '&[data-selected="true"]': { backgroundColor: theme.vars.palette.action.selected },
  },
}));

const AVATAR_PX = 28;

interface PaletteViewProps {
  words: PaletteWords;
  query: string;
  onQuery: (query: string) => void;
  onSearchList: () => void;
  chats: readonly PaletteChat[];
  messages: {
    status: 'idle' | 'searching' | 'ready' | 'failed';
    rows: readonly PaletteMessage[];
  };
  commands: readonly Command[];
  onClose: () => void;
}

/**
 * A field to type into, and what fits beneath: the list's search first, then conversations, then commands, then messages,
 * which come a moment later and so move nothing.
 */
export function PaletteView(props: PaletteViewProps) {
  const { words, chats, commands, messages, onSearchList } = props;
  const query = props.query.trim();
  return (
    <Window
      open
      onClose={props.onClose}
      container={overlaysElement}
      slotProps={{ paper: { 'aria-label': words.title } }}
      // The page beneath has its own shortcuts. They must not act on what is hidden.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {/* What fits was chosen already, without accents: cmdk's own filter knows of none. */}
      <Menu label={words.title} shouldFilter={false} loop vimBindings={false}>
        <Cmdk.Input
          ref={takesFocus}
          value={props.query}
          onValueChange={props.onQuery}
          placeholder={words.placeholder}
        />
        <VisuallyHidden role="status">
          {words.found(chats.length + commands.length + messages.rows.length)}
        </VisuallyHidden>
        <Cmdk.List label={words.title}>
          <Cmdk.Group heading={words.search}>
            <Cmdk.Item value="search" onSelect={onSearchList}>
              <span className="grow">
                {query === '' ? words.searchList : words.searchListFor(query)}
              </span>
            </Cmdk.Item>
          </Cmdk.Group>
          {chats.length === 0 ? null : (
            <Cmdk.Group heading={words.conversations}>
              {chats.map((chat) => (
                <Cmdk.Item key={chat.id} value={`chat ${chat.id}`} onSelect={chat.onChoose}>
                  <PersonAvatar initials={chat.initials} src={chat.photo} size={AVATAR_PX} />
                  <span className="grow" dir="auto">
                    {chat.name}
                  </span>
                </Cmdk.Item>
              ))}
            </Cmdk.Group>
          )}
          {commands.length === 0 ? null : (
            <Cmdk.Group heading={words.commands}>
              {commands.map((command) => (
                <Cmdk.Item key={command.id} value={`command ${command.id}`} onSelect={command.run}>
                  <span className="grow">{command.label}</span>
                  {command.keys === null ? null : <Keys keys={command.keys} />}
                </Cmdk.Item>
              ))}
            </Cmdk.Group>
          )}
          <FoundMessages words={words} {...messages} />
        </Cmdk.List>
      </Menu>
    </Window>
  );
}

/** The messages that were found, or what is said as long as there are none. */
function FoundMessages({
  words,
  status,
  rows,
}: { words: PaletteWords } & PaletteViewProps['messages']) {
  if (status === 'idle') return null;
  const says = { searching: words.searching, failed: words.searchFailed, ready: words.noMessage };
  return (
    <Cmdk.Group heading={words.messages}>
      {rows.length === 0 ? <p>{says[status]}</p> : null}
      {rows.map(({ id, name, sender, excerpt, when, at, onChoose }) => (
        <Cmdk.Item key={id} value={`message ${id}`} onSelect={onChoose}>
          <span className="grow two">
            <div dir="auto">{name}</div>
            <div dir="auto">
              {sender === null ? null : `${sender} `}
              {excerpt.before}
              <b>{excerpt.found}</b>
              {excerpt.after}
            </div>
          </span>
          <small>
            <time dateTime={at.iso} title={at.words}>
              {when}
            </time>
          </small>
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  );
}
