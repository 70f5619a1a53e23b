import type { recordingWordsPtBR } from '../ptBR/recordingWords';

export const recordingWordsEn: typeof recordingWordsPtBR = {
  intro:
    'A file with what happened in this tab, for the developers of Balcão to find the error. It is saved on this computer, and nothing is sent.',
  holdsTitle: 'What the file holds',
  holds:
    'Each action and each event with its time, stages, amounts of money, errors, the browser and the size of the window.',
  hidesTitle: 'What it does not hold',
  hides:
    'Names, telephones, e-mails, addresses, messages, pictures and passwords. In place of each word and each number stands another of the same length, always the same one. Who knows Balcão can guess the words that it writes itself, as those of the automatic questions.',
  minutesTitle: 'The last',
  minutes: (count) => `${count} minutes`,
  save: 'Save file',
  saved: 'Recording saved.',
  empty: 'There is no recording of these minutes.',
  impossible: 'The recording could not be made in this browser.',
};
