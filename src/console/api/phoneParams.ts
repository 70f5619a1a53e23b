import { phoneDigits } from '@/domain/phone';

/** @returns the path parameters of a call on a customer. `phone` may be formatted; paths contain only its digits. */
export const phoneParams = ({ phone }: { phone: string }) => ({ phone: phoneDigits(phone) });
