import * as v from 'valibot';
import type { AuditFilter } from '@/contract/rest/audit';
import { requestDay, requestId } from '@/contract/rest/requests';

/** The filter of the audit. It is stored only in the address, so a link shows the same entries. */
export type AuditView = Readonly<Record<AuditField, string>>;
export type AuditField = (typeof FIELDS)[number];

const FIELDS = ['pessoa', 'ato', 'tipo', 'objeto', 'de', 'ate'] as const;

/** Shows everything: '' narrows nothing. */
export const WHOLE_AUDIT: AuditView = {
  pessoa: '',
  ato: '',
  tipo: '',
  objeto: '',
  de: '',
  ate: '',
};

const LONGEST_NAME = 60;

/** @returns whether the host takes this value for a field. */
function isReadable(field: AuditField, value: string): boolean {
  if (!v.is(requestId, value) || /\p{Cs}/u.test(value)) return false;
  if (field === 'ato' || field === 'tipo') return value.length <= LONGEST_NAME;
  return (field !== 'de' && field !== 'ate') || v.is(requestDay, value);
}

/** Reads the filter from an address's query. What the host would refuse counts as missing. */
export function readAuditView(query: URLSearchParams): AuditView {
  const read = (field: AuditField): string => {
    const value = query.get(field)?.trim() ?? '';
    return isReadable(field, value) ? value : '';
  };
  return Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as AuditView;
}

/** Writes the filter as an address's query, and as the host takes it: without what narrows nothing. */
export function writeAuditView(view: AuditView): URLSearchParams {
  return new URLSearchParams(filterOf(view));
}

/** @returns the filter as it is sent to the host. */
export const filterOf = (view: AuditView): AuditFilter & Record<string, string> =>
  Object.fromEntries(FIELDS.flatMap((field) => (view[field] === '' ? [] : [[field, view[field]]])));

/** True when a filter hides some of the entries. */
export const isFiltered = (view: AuditView): boolean => FIELDS.some((field) => view[field] !== '');
