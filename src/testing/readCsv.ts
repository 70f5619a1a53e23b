/** Parses a file of orders as a spreadsheet does: each row is keyed by the header. @throws for an invalid row. */
export function readCsv(text: string): Record<string, string>[] {
  if (!text.startsWith('\uFEFF')) throw new Error('The file does not say that it is UTF-8');
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y;
  cell.lastIndex = 1;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`No cell begins at ${at}`);
    const [, quoted, bare, end] = found;
    row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  const [header = [], ...body] = rows;
  return body.map((cells) => {
    if (cells.length !== header.length) throw new Error('A row has other cells than the header');
    return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
  });
}
