/** How long what people write of themselves may be, in the units of UTF-16 that a form's `maxlength` counts as well. */
export const ACCOUNT_LENGTHS = { nome: 200, email: 254, telefone: 40, chavePix: 200 } as const;
