import { record, withDefault } from '../shapes';
import { wireCount } from '../wire';
import { defineCall } from './defineCall';

const wiped = record({
  estatisticas: record({
    mensagensRemovidas: withDefault(wireCount, 0),
    conversasRemovidas: withDefault(wireCount, 0),
    atribuicoesRemovidas: withDefault(wireCount, 0),
  }),
});

/** DELETE /api/admin/limpar-dados: removes conversations, messages and assignments; returns their counts. */
export const wipeData = defineCall({
  method: 'DELETE',
  path: '/api/admin/limpar-dados',
  answer: wiped,
  write: (answer) => answer,
});
