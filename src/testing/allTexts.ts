import { en } from '@/console/text/en';
import { auditWordsEn } from '@/console/text/en/auditWords';
import { promotionWordsEn } from '@/console/text/en/promotionWords';
import { recordingWordsEn } from '@/console/text/en/recordingWords';
import { replayWordsEn } from '@/console/text/en/replayWords';
import { ptBR } from '@/console/text/ptBR';
import { auditWordsPtBR } from '@/console/text/ptBR/auditWords';
import { promotionWordsPtBR } from '@/console/text/ptBR/promotionWords';
import { recordingWordsPtBR } from '@/console/text/ptBR/recordingWords';
import { replayWordsPtBR } from '@/console/text/ptBR/replayWords';
import { SIDE_WORDS } from '@/console/text/sideTexts';

/** Everything that people read, by language: the texts of every screen, and those that are downloaded later. */
export const ALL_TEXTS = {
  'pt-BR': {
    ...ptBR,
    ...SIDE_WORDS['pt-BR'],
    auditWords: auditWordsPtBR,
    promotions: promotionWordsPtBR,
    recordingWords: recordingWordsPtBR,
    replayWords: replayWordsPtBR,
  },
  en: {
    ...en,
    ...SIDE_WORDS.en,
    auditWords: auditWordsEn,
    promotions: promotionWordsEn,
    recordingWords: recordingWordsEn,
    replayWords: replayWordsEn,
  },
};
