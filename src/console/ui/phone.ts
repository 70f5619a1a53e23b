/** Matches a window as narrow as a phone's (design: phone-chat). */
export const PHONE = '@media (max-width: 599.95px)';
