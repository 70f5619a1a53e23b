import type { Note } from '@/contract/entities/note';
import { nextNumber, timeOf } from './ids';

/** A colleague's note at the beginning of a chat. */
export function buildNote(overrides: Partial<Note> = {}): Note {
  const number = nextNumber();
  return {
    id: `note-${number}`,
    texto: `Nota ${number}`,
    autor: { id: 'bruno', nome: 'Bruno' },
    em: timeOf(number),
    depoisDe: null,
    ...overrides,
  };
}
