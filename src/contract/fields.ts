/** The contract as a list of fields, for those who treat all data alike, whatever call or event it came with. */
import { AUDIT_ACTS, AUDIT_KINDS } from './entities/audit';
import { LAST_SENDERS } from './entities/conversation';
import { FROM_FLOW } from './entities/message';
import { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from './entities/pedido';
import { STAGES } from './entities/stage';
import { ACCOUNT_STATES } from './entities/user';
import { EVENTS, STATUS_REASONS, TRANSFER_ENDS } from './events';
import { CALLS } from './rest/calls';
import { requestDay } from './rest/requests';
import { wireDay, wireMediaUrl } from './wire';

/** The kinds of media that the messaging app is known to send. */
const MEDIA_TYPES =
  'image/jpeg image/png image/webp image/gif video/mp4 video/webm audio/ogg audio/mpeg audio/mp4 application/pdf'.split(
    ' ',
  );

/**
 * The values that this build knows of a field that is read as any text. The schemas do not name them: the console is to
 * start without this table.
 */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  estadoFluxo: STAGES,
  estado: ACCOUNT_STATES,
  status: [...PEDIDO_STATUSES, ...PAGAMENTO_STATUSES],
  cupomPagamentoStatus: PAGAMENTO_STATUSES,
  motivo: STATUS_REASONS,
  resultado: TRANSFER_ENDS,
  origem: [FROM_FLOW],
  ultimaMensagemDe: LAST_SENDERS,
  ato: AUDIT_ACTS,
  tipo: AUDIT_KINDS,
  mimetype: [...MEDIA_TYPES, 'audio/ogg; codecs=opus'],
};

/** What the contract says of its fields. A field of the same name is the same one, wherever it stands. */
export interface ContractFields {
  /** The names of all fields, in their internal form. */
  names: ReadonlySet<string>;
  /** The values that this build knows of a field of text; other fields have none. */
  known: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields that hold a day of the calendar. */
  days: ReadonlySet<string>;
  /** The fields that hold the address of a picture or other media. */
  media: ReadonlySet<string>;
}

/** What may stand in a schema, of whatever kind it is. */
interface AnySchema {
  entries?: Readonly<Record<string, AnySchema>>;
  pipe?: readonly AnySchema[];
  wrapped?: AnySchema;
  options?: readonly unknown[];
  /** The schema that a function of this one uses (`reads`). */
  metadata?: { reads?: AnySchema };
}

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null;

/** @returns the fields of every event, and of every call's request and response */
export function contractFields(): ContractFields {
  // A list as it is read holds these (`ReadList`).
  const names = new Set(['items', 'rejected']);
  const known = new Map(Object.entries(KNOWN).map(([field, values]) => [field, new Set(values)]));
  const days = new Set<string>();
  const media = new Set<string>();

  function note(field: string, values: readonly string[]): void {
    const all = known.get(field) ?? new Set();
    for (const value of values) all.add(value);
    known.set(field, all);
  }

  /** @param field the name of the field that the schema reads, or that holds what it reads; null at the top */
  function visit(schema: AnySchema, field: string | null): void {
    const same: unknown = schema;
    if (field !== null && (same === wireDay || same === requestDay)) days.add(field);
    if (field !== null && same === wireMediaUrl) media.add(field);
    for (const [name, entry] of Object.entries(schema.entries ?? {})) {
      names.add(name);
      visit(entry, name);
    }
    const { metadata } = schema;
    const texts = schema.options?.filter((option) => typeof option === 'string') ?? [];
    if (field !== null && texts.length > 0) note(field, texts);
    const within = [
      ...(schema.pipe ?? []),
      schema.wrapped,
      metadata?.reads,
      ...(schema.options ?? []),
    ];
    // A schema that is piped stands first in its own pipe.
    for (const each of within) if (isSchema(each) && each !== schema) visit(each, field);
  }

  const schemas: readonly unknown[] = [
    ...Object.values(EVENTS),
    ...Object.values(CALLS).flatMap(({ answer, body, params, query }) => [
      answer,
      body,
      params,
      query,
    ]),
  ];
  for (const schema of schemas) if (isSchema(schema)) visit(schema, null);
  return { names, known, days, media };
}
