import { styled } from '@mui/material/styles';
import { RowCards } from '@/console/ui/RowsFrame';
import { AuditActor, AuditObject, type AuditRowsProps } from './AuditTable';

const Cards = styled(RowCards)({
  '& > li': { overflowWrap: 'anywhere' },
  '& .act': { fontWeight: 600 },
});

/** The entries as cards, for windows in which the table does not fit. */
export function AuditCards({ text, rows, onObject }: AuditRowsProps) {
  return (
    <Cards aria-label={text.title}>
      {rows.map((row) => (
        <li key={row.id} tabIndex={-1} data-entry>
          <div className="line">
            <span className="act">{row.act}</span>
            <span className="dim nowrap">{row.when}</span>
          </div>
          <AuditActor row={row} />
          <AuditObject text={text} row={row} onObject={onObject} />
          <div className="dim">{row.kind}</div>
          {row.details === '' ? null : <div className="dim">{row.details}</div>}
        </li>
      ))}
    </Cards>
  );
}
