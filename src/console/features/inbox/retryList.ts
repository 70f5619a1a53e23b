import { readList } from '@/console/shared/rereads/readNow';

/** 'Tentar novamente' on a conversation list that could not be read. */
export const retryList = () => readList();
