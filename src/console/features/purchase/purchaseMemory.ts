import { useState } from 'react';
import type { PurchaseFields } from '@/domain/validation/purchase';

/** The unregistered input per chat: a form that was closed opens with it again. */
export interface PurchaseMemory {
  typedFor: (chatId: string) => PurchaseFields | null;
  note: (chatId: string, fields: PurchaseFields) => void;
  forget: (chatId: string) => void;
}

/** @returns a memory that lives as long as the component that calls this hook. */
export function usePurchaseMemory(): PurchaseMemory {
  const [memory] = useState(createPurchaseMemory);
  return memory;
}

export function createPurchaseMemory(): PurchaseMemory {
  const typed = new Map<string, PurchaseFields>();
  return {
    typedFor: (chatId) => typed.get(chatId) ?? null,
    note: (chatId, fields) => void typed.set(chatId, fields),
    forget: (chatId) => void typed.delete(chatId),
  };
}
