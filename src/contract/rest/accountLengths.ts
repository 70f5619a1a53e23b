/** The maximum lengths of account fields, in UTF-16 units, which a form's `maxlength` counts as well. */
export const ACCOUNT_LENGTHS = { nome: 200, email: 254, telefone: 40, chavePix: 200 } as const;
