import { readList } from '@/console/store/readNow';

/** 'Tentar novamente' on a conversation list that could not be read. */
export const listRetried = () => readList();
