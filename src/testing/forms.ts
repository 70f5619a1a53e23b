/** A form with these fields; an undefined field is left out. */
export function formOf(
  fields: Readonly<Record<string, string | undefined>>,
  foto?: { bytes: Uint8Array; filename?: string | undefined; type?: string | undefined },
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(field, value);
  }
  if (foto) {
    const file = new Blob([new Uint8Array(foto.bytes)], { type: foto.type ?? 'image/png' });
    form.append('foto', file, foto.filename ?? 'foto.png');
  }
  return form;
}
