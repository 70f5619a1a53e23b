/** As the ref of a field: the field has the focus as soon as it is there. */
export const takesFocus = (input: HTMLInputElement | null) => input?.focus();
