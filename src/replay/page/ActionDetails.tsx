import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ReplayWords } from '@/console/text/replayWords';
import { differencesOf, pathText, type Difference } from '../differences';
import { valueText } from '../valueText';
import type { Step } from '../steps';

/** So many changes are written out. */
const SHOWN = 40;
const VALUE_CHARS = 300;

interface ActionDetailsProps {
  words: ReplayWords;
  step: Step | undefined;
  before: unknown;
  after: unknown;
}

/** What the chosen action changed, and the action itself. */
export function ActionDetails({ after, before, step, words }: ActionDetailsProps) {
  const changes = useMemo(
    () => (before === undefined ? [] : [...differencesOf(before, after)]),
    [after, before],
  );
  const more = changes.length - SHOWN;
  if (!step) return null;
  return (
    <Box sx={DETAILS_SX} tabIndex={0} role="region" aria-label={words.changed}>
      <Typography variant="h3">{words.changed}</Typography>
      {changes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {words.changedNothing}
        </Typography>
      ) : (
        <dl>
          {changes.slice(0, SHOWN).map((change) => (
            <Change key={keyOf(change)} words={words} change={change} />
          ))}
        </dl>
      )}
      {more > 0 ? <Typography variant="body2">{words.moreChanges(more)}</Typography> : null}
      <Typography variant="h3">{words.action}</Typography>
      <pre>{JSON.stringify(step.action, null, 2)}</pre>
    </Box>
  );
}

/** In a list one item may have come to the place from which another went. */
const keyOf = ({ after, path }: Difference) =>
  `${after === undefined ? 'went' : 'is'} ${pathText(path)}`;

function Change({ change, words }: { change: Difference; words: ReplayWords }) {
  const { after, before, path } = change;
  return (
    <>
      <dt>{pathText(path) || '/'}</dt>
      <dd>
        {before === undefined ? words.came : <del>{valueText(before, VALUE_CHARS)}</del>}
        {' → '}
        {after === undefined ? words.went : <ins>{valueText(after, VALUE_CHARS)}</ins>}
      </dd>
    </>
  );
}

const DETAILS_SX = {
  height: '100%',
  overflow: 'auto',
  p: 3,
  fontSize: '0.75rem',
  '& dl': { my: 2, fontFamily: 'monospace', overflowWrap: 'anywhere' },
  '& dt': { fontWeight: 600 },
  '& dd': { ml: 3, mb: 1.5 },
  '& del': { color: 'error.main', textDecoration: 'none' },
  '& ins': { color: 'success.main', textDecoration: 'none' },
  '& pre': { my: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;
