import { styled } from '@mui/material/styles';
import { AuditObject, type AuditRowsProps } from './AuditTable';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(330px, 100%), 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 12,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& > li': {
    minWidth: 0,
    padding: '10px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& .line': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& .act': { fontWeight: 600 },
  '& .dim': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& .nowrap': { whiteSpace: 'nowrap' },
}));

/** The entries as cards, for windows in which the table does not fit. */
export function AuditCards({ text, rows, onObject }: AuditRowsProps) {
  return (
    <Cards aria-label={text.title}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className="line">
            <span className="act">{row.act}</span>
            <span className="dim nowrap">{row.when}</span>
          </div>
          <div dir="auto">{row.who}</div>
          <AuditObject text={text} row={row} onObject={onObject} />
          <div className="dim">{row.kind}</div>
          {row.details === '' ? null : <div className="dim">{row.details}</div>}
        </li>
      ))}
    </Cards>
  );
}
