import * as v from 'valibot';
import { lenientList, record } from '../shapes';
import { wireText } from '../wire';
import { defineCall } from './defineCall';
import { requestCode, successAnswer, writeSuccess } from './requests';

/** Recovery codes are secret, and in this answer alone (wire: secrets-beside-actions). */
const recoveryCodes = record({ codigos: lenientList(wireText) });

const writeCodes = ({ codigos }: v.InferOutput<typeof recoveryCodes>) => ({
  codigos: codigos.items,
});

/** POST /api/auth/segundo-fator (ours): begins to turn it on (wire: begin-second-factor). The answer is secret. */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/api/auth/segundo-fator',
  answer: record({ segredo: wireText, uri: wireText }),
  write: (answer) => answer,
});

/** POST /api/auth/segundo-fator/ativar (ours): turns it on (wire: activate-second-factor). */
export const activateSecondFactor = defineCall({
  method: 'POST',
  path: '/api/auth/segundo-fator/ativar',
  body: v.object({ codigo: requestCode }),
  answer: recoveryCodes,
  write: writeCodes,
});

/** POST /api/auth/segundo-fator/codigos (ours): new recovery codes; the ones before are void. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/auth/segundo-fator/codigos',
  answer: recoveryCodes,
  write: writeCodes,
});

/** DELETE /api/auth/segundo-fator (ours): turns it off. */
export const endSecondFactor = defineCall({
  method: 'DELETE',
  path: '/api/auth/segundo-fator',
  answer: successAnswer,
  write: writeSuccess,
});
