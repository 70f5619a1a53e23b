import { en } from '@/console/text/en';
import { auditWordsEn } from '@/console/text/en/auditWords';
import { emojiWordsEn } from '@/console/text/en/emojiWords';
import { paletteWordsEn } from '@/console/text/en/paletteWords';
import { promotionWordsEn } from '@/console/text/en/promotionWords';
import { quickReplyWordsEn } from '@/console/text/en/quickReplyWords';
import { readinessWordsEn } from '@/console/text/en/readinessWords';
import { recordingWordsEn } from '@/console/text/en/recordingWords';
import { replayWordsEn } from '@/console/text/en/replayWords';
import { soundWordsEn } from '@/console/text/en/soundWords';
import { ptBR } from '@/console/text/ptBR';
import { auditWordsPtBR } from '@/console/text/ptBR/auditWords';
import { emojiWordsPtBR } from '@/console/text/ptBR/emojiWords';
import { paletteWordsPtBR } from '@/console/text/ptBR/paletteWords';
import { promotionWordsPtBR } from '@/console/text/ptBR/promotionWords';
import { quickReplyWordsPtBR } from '@/console/text/ptBR/quickReplyWords';
import { readinessWordsPtBR } from '@/console/text/ptBR/readinessWords';
import { recordingWordsPtBR } from '@/console/text/ptBR/recordingWords';
import { replayWordsPtBR } from '@/console/text/ptBR/replayWords';
import { soundWordsPtBR } from '@/console/text/ptBR/soundWords';
import { TOOL_WORDS } from '@/console/text/toolTexts';
import { SIDE_WORDS } from '@/console/text/sideTexts';

/** Everything that people read, by language: the texts of every screen, and those that are downloaded later. */
export const ALL_TEXTS = {
  'pt-BR': {
    ...ptBR,
    ...TOOL_WORDS['pt-BR'],
    ...SIDE_WORDS['pt-BR'],
    auditWords: auditWordsPtBR,
    emojis: emojiWordsPtBR,
    palette: paletteWordsPtBR,
    promotions: promotionWordsPtBR,
    quickReplies: quickReplyWordsPtBR,
    readinessWords: readinessWordsPtBR,
    recordingWords: recordingWordsPtBR,
    replayWords: replayWordsPtBR,
    soundWords: soundWordsPtBR,
  },
  en: {
    ...en,
    ...TOOL_WORDS.en,
    ...SIDE_WORDS.en,
    auditWords: auditWordsEn,
    emojis: emojiWordsEn,
    palette: paletteWordsEn,
    promotions: promotionWordsEn,
    quickReplies: quickReplyWordsEn,
    readinessWords: readinessWordsEn,
    recordingWords: recordingWordsEn,
    replayWords: replayWordsEn,
    soundWords: soundWordsEn,
  },
};
