import type { recordingWordsPtBR } from '../ptBR/recordingWords';

export const recordingWordsEn: typeof recordingWordsPtBR = {
  intro:
    'A file with what happened in this tab, for the developers of Balcão to find the error. It is saved on this computer, and nothing is sent.',
  holdsTitle: 'What the file holds',
  holds:
    'Each action and each event with its time, stages, amounts of money, counts, errors, the browser, the time zone and the size of the window.',
  hidesTitle: 'What it does not hold',
  hides:
    'Names, telephones, e-mails, addresses, messages, pictures and passwords. In place of each word and each number stands another of the same length, always the same one. Who knows Balcão can guess the words that it writes itself, as those of the automatic questions, and a short number that also stands in a text about an amount. With the key, which is not in the file, whoever uses this browser can undo this while the recording is in it: until somebody signs out, or for 24 hours.',
  minutesTitle: 'The last',
  minutes: (count) => `${count} minutes`,
  save: 'Save file',
  saved: 'Recording saved.',
  empty: 'There is no recording of these minutes.',
  impossible: 'The recording could not be made in this browser.',
};
