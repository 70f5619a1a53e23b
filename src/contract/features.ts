import type * as v from 'valibot';
import { record, withDefault } from './shapes';
import { wireFlag } from './wire';

/**
 * What a host may be able to do beyond the specification (wire: recursos), by its name on the wire. Another host says
 * nothing of them, and a console does not show what cannot work there.
 */
export interface HostFeatures {
  /** It takes refusals of offers (wire: refuse-offer). */
  readonly recusarOferta: boolean;
  /** It keeps quick replies (wire: quick-replies). */
  readonly respostasRapidas: boolean;
  /** Its automatic flow can be paused for a chat (wire: set-automation). */
  readonly pausarAutomacao: boolean;
  /** It remembers attendances that are over (wire: list-finished). */
  readonly atendimentosFinalizados: boolean;
  /** It keeps notes inside chats, and a remark on each customer (wire: add-note, set-remark). */
  readonly notas: boolean;
  /** Its agents can hand chats over (wire: transfer-chat). */
  readonly transferencia: boolean;
  /** It finds messages by their text (wire: search-messages). */
  readonly buscaMensagens: boolean;
  /** It narrows, sorts and exports an administrator's orders (wire: get-dashboard, export-pedidos). */
  readonly filtrarPedidos: boolean;
  /** It keeps an audit (wire: list-audit). */
  readonly auditoria: boolean;
}

export type HostFeature = keyof HostFeatures;

const each = <const T>(value: T): Record<HostFeature, T> => ({
  recusarOferta: value,
  respostasRapidas: value,
  pausarAutomacao: value,
  atendimentosFinalizados: value,
  notas: value,
  transferencia: value,
  buscaMensagens: value,
  filtrarPedidos: value,
  auditoria: value,
});

/** What a host can do that says nothing about it. */
export const NO_FEATURES: HostFeatures = each(false);

/** What our own host can do. */
export const ALL_FEATURES: HostFeatures = each(true);

/** Reads what a host can do: what it does not name, it cannot. */
export const featuresSchema: v.GenericSchema<unknown, HostFeatures> = withDefault(
  record(each(withDefault(wireFlag, false))),
  NO_FEATURES,
);
