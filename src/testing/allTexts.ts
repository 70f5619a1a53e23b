import { en } from '@/console/text/en';
import { auditWordsEn } from '@/console/text/en/auditWords';
import { emojiWordsEn } from '@/console/text/en/emojiWords';
import { finishedWordsEn } from '@/console/text/en/finishedWords';
import { guideWordsEn } from '@/console/text/en/guideWords';
import { paletteWordsEn } from '@/console/text/en/paletteWords';
import { promotionWordsEn } from '@/console/text/en/promotionWords';
import { qrWordsEn } from '@/console/text/en/qrWords';
import { quickReplyWordsEn } from '@/console/text/en/quickReplyWords';
import { readinessWordsEn } from '@/console/text/en/readinessWords';
import { recordingWordsEn } from '@/console/text/en/recordingWords';
import { referralWordsEn } from '@/console/text/en/referralWords';
import { remarkWordsEn } from '@/console/text/en/remarkWords';
import { replayWordsEn } from '@/console/text/en/replayWords';
import { searchWordsEn } from '@/console/text/en/searchWords';
import { soundWordsEn } from '@/console/text/en/soundWords';
import { ptBR } from '@/console/text/ptBR';
import { auditWordsPtBR } from '@/console/text/ptBR/auditWords';
import { emojiWordsPtBR } from '@/console/text/ptBR/emojiWords';
import { finishedWordsPtBR } from '@/console/text/ptBR/finishedWords';
import { guideWordsPtBR } from '@/console/text/ptBR/guideWords';
import { paletteWordsPtBR } from '@/console/text/ptBR/paletteWords';
import { promotionWordsPtBR } from '@/console/text/ptBR/promotionWords';
import { qrWordsPtBR } from '@/console/text/ptBR/qrWords';
import { quickReplyWordsPtBR } from '@/console/text/ptBR/quickReplyWords';
import { readinessWordsPtBR } from '@/console/text/ptBR/readinessWords';
import { recordingWordsPtBR } from '@/console/text/ptBR/recordingWords';
import { referralWordsPtBR } from '@/console/text/ptBR/referralWords';
import { remarkWordsPtBR } from '@/console/text/ptBR/remarkWords';
import { replayWordsPtBR } from '@/console/text/ptBR/replayWords';
import { searchWordsPtBR } from '@/console/text/ptBR/searchWords';
import { soundWordsPtBR } from '@/console/text/ptBR/soundWords';
import { summaryWordsEn } from '@/console/text/en/summaryWords';
import { transferWordsEn } from '@/console/text/en/transferWords';
import { summaryWordsPtBR } from '@/console/text/ptBR/summaryWords';
import { transferWordsPtBR } from '@/console/text/ptBR/transferWords';
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
    finishedWords: finishedWordsPtBR,
    guide: guideWordsPtBR,
    palette: paletteWordsPtBR,
    promotions: promotionWordsPtBR,
    qrWords: qrWordsPtBR,
    quickReplies: quickReplyWordsPtBR,
    readinessWords: readinessWordsPtBR,
    recordingWords: recordingWordsPtBR,
    referralWords: referralWordsPtBR,
    remark: remarkWordsPtBR,
    replayWords: replayWordsPtBR,
    search: searchWordsPtBR,
    soundWords: soundWordsPtBR,
    summaryWords: summaryWordsPtBR,
    transferWords: transferWordsPtBR,
  },
  en: {
    ...en,
    ...TOOL_WORDS.en,
    ...SIDE_WORDS.en,
    auditWords: auditWordsEn,
    emojis: emojiWordsEn,
    finishedWords: finishedWordsEn,
    guide: guideWordsEn,
    palette: paletteWordsEn,
    promotions: promotionWordsEn,
    qrWords: qrWordsEn,
    quickReplies: quickReplyWordsEn,
    readinessWords: readinessWordsEn,
    recordingWords: recordingWordsEn,
    referralWords: referralWordsEn,
    remark: remarkWordsEn,
    replayWords: replayWordsEn,
    search: searchWordsEn,
    soundWords: soundWordsEn,
    summaryWords: summaryWordsEn,
    transferWords: transferWordsEn,
  },
};
