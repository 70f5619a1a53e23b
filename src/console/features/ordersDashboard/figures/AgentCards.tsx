import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import { PersonAvatar } from '@/console/ui/PersonAvatar';
import { Skeleton } from '@/console/ui/Skeleton';
import { Section } from './Section';

/** The height of three lines; the skeletons have the same. */
const CARD_PX = 80;
/** More cards are shown only on request, because the orders are further down. */
const SHOWN = 12;

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const Card = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: CARD_PX,
  justifyContent: 'flex-start',
  gap: 12,
  padding: '10px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: 'left',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& .words': { minWidth: 0, flex: 1 },
  '& .name': {
    display: 'block',
    fontSize: '0.875rem',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .line': { display: 'block' },
  '& .dim': { color: theme.vars.palette.text.secondary },
  '& strong': { overflowWrap: 'anywhere' },
}));

/** An agent's totals, formatted. */
export interface AgentCard {
  id: string;
  name: string;
  initials: string;
  photo: string | null;
  owed: string;
  orders: string;
}

interface AgentCardsProps {
  text: SideTexts['ordersDashboard']['agents'];
  /** Null while they are unknown. */
  agents: readonly AgentCard[] | null;
  /** The number of agents, formatted. */
  count: string;
  /** The number of orders of the chosen agent, in words; null when none is chosen or it is unknown. */
  found: string | null;
  selectedId: string | null;
  /** A click chooses an agent; another click clears the choice with null. */
  onSelect: (id: string | null) => void;
}

/**
 * The amount owed to each agent and their number of orders. A click lists only that agent's orders
 * (behaviour: dashboard-agents).
 */
export function AgentCards(props: AgentCardsProps) {
  const { text, agents, selectedId, onSelect } = props;
  const [showsAll, setShowsAll] = useState(false);
  if (agents?.length === 0) return null;
  const hint = selectedId === null ? text.hint : (props.found ?? text.hint);
  return (
    <Section
      title={text.title}
      hint={hint}
      end={
        agents === null || agents.length <= SHOWN ? null : (
          <Button
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            sx={{ ml: 'auto' }}
          >
            {showsAll ? text.fewer : text.all(props.count)}
          </Button>
        )
      }
    >
      <Cards>
        {agents === null
          ? [0, 1, 2, 3].map((each) => (
              <li key={each} aria-hidden>
                <Skeleton shape="rounded" height={CARD_PX} />
              </li>
            ))
          : agents
              .filter((agent, index) => showsAll || index < SHOWN || agent.id === selectedId)
              .map((agent) => (
                <li key={agent.id}>
                  <Card
                    aria-pressed={agent.id === selectedId}
                    onClick={() => onSelect(agent.id === selectedId ? null : agent.id)}
                  >
                    <PersonAvatar initials={agent.initials} src={agent.photo} size={40} />
                    <span className="words">
                      <span className="name" dir="auto" title={agent.name}>
                        {agent.name}
                      </span>
                      <span className="line">
                        <span className="dim">{`${text.owed} `}</span>
                        <strong>{agent.owed}</strong>
                      </span>
                      <span className="line dim">{agent.orders}</span>
                    </span>
                  </Card>
                </li>
              ))}
      </Cards>
    </Section>
  );
}
