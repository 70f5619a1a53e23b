/** What stands where an erased customer stood (behaviour: customer-erase). */
export const erasedText = {
  /** Their name in orders. */
  name: 'Cliente removido',
  /** Their number in what others wrote. */
  number: '[número removido]',
} as const;
