/** Placeholders for unknown details of a customer. */

/** The text that is written in place of a missing detail. */
export const NOT_INFORMED = 'Não informado';

const PLACEHOLDERS = new Set([
  '',
  '-',
  '--',
  '—',
  '–',
  '...',
  '…',
  'n/a',
  'null',
  'undefined',
  'não informado',
  'não informada',
  'nao informado',
  'nao informada',
  'sem nome',
  'sem endereço',
  'sem endereco',
  'desconhecido',
]);

/** true for a value without information, which nobody wants to copy (behaviour: order-copy). */
export function isPlaceholder(value: string | null): boolean {
  return value === null || PLACEHOLDERS.has(value.trim().toLowerCase());
}
