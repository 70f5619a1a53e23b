import { phoneDigits } from '@/domain/phone';

/** The path's part of a call on a customer: `phone` may be written with marks, paths carry its digits. */
export const phoneParams = ({ phone }: { phone: string }) => ({ phone: phoneDigits(phone) });
