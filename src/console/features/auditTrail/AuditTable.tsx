import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { SideTexts } from '@/console/text/sideTexts';
import { RowTable } from '@/console/ui/RowsFrame';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import type { AuditRow } from './auditRow';

/** The height of a row in px, unless its details need more. Skeleton rows have the same, so that nothing jumps. */
export const ROW_PX = 48;

const Table = styled(RowTable)({
  tableLayout: 'fixed',
  '& th, & td': { padding: '6px 8px', overflowWrap: 'anywhere' },
  '& tbody tr': { height: ROW_PX },
  '& .when': { width: 150 },
  '& .who': { width: '20%' },
  '& .act': { width: '22%' },
});

const ObjectLink = styled(ButtonBase)(({ theme }) => ({
  minHeight: 24,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  '&:hover': { textDecoration: 'underline' },
}));

export interface AuditRowsProps {
  text: SideTexts['auditTrail'];
  rows: readonly AuditRow[];
  /** Narrows the audit to one object. */
  onObject: (id: string) => void;
}

/** The table of entries. */
export function AuditTable({ text, rows, onObject }: AuditRowsProps) {
  const { columns } = text;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{text.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className="when">
            {columns.when}
          </th>
          <th scope="col" className="who">
            {columns.who}
          </th>
          <th scope="col" className="act">
            {columns.act}
          </th>
          <th scope="col">{columns.object}</th>
          <th scope="col">{columns.details}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} tabIndex={-1} data-entry>
            <td>{row.when}</td>
            <td>
              <AuditActor row={row} />
            </td>
            <th scope="row">{row.act}</th>
            <td>
              <AuditObject text={text} row={row} onObject={onObject} />
              <div className="dim">{row.kind}</div>
            </td>
            <td className="dim">{row.details}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Who did it. The e-mail tells apart people of one name, and stays theirs whatever they call themselves. */
export function AuditActor({ row }: { row: AuditRow }) {
  return (
    <>
      <div dir="auto">{row.who}</div>
      {row.whoEmail === null ? null : <div className="dim">{row.whoEmail}</div>}
    </>
  );
}

/** What an act was done to, as a button that narrows the audit to it. */
export function AuditObject({
  text,
  row,
  onObject,
}: Pick<AuditRowsProps, 'text' | 'onObject'> & { row: AuditRow }) {
  const { object, objectId, objectEmail } = row;
  if (object === null || objectId === null) return null;
  return (
    <>
      <ObjectLink title={text.onlyOf(object)} onClick={() => onObject(objectId)}>
        <span dir="auto">{object}</span>
      </ObjectLink>
      {objectEmail === null ? null : <div className="dim">{objectEmail}</div>}
    </>
  );
}
