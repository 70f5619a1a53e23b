/** Masks personal data for developers: two values stay distinguishable, but nobody can be identified. */

/** The keys whose values are personal (behaviour: replay-masked). */
const PERSONAL = new Set<string>([
  'author',
  'body',
  'chavePix',
  'clienteNome',
  'clienteTelefone',
  'cupomPixId',
  'email',
  'enderecoEntrega',
  'error',
  'foto',
  'imagemPedidoUrl',
  'lastMessage',
  'mensagem',
  'message',
  'name',
  'nome',
  'nomeCompleto',
  'number',
  'numero',
  'numeroPedido',
  'phone',
  'profilePicUrl',
  'qr',
  'telefone',
  'telefoneLoja',
  'codigoEntrega',
  'emailConta',
  'text',
  'troco',
  'url',
]);

/** Matches a phone number or an e-mail within an id or a key. In '5511…@c.us' the number matches first. */
const TELLING = /\d{8,}|[^\s"@]+@[^\s"@]+\.[^\s"@]+/g;

const hidden = (text: string) => (text === '' ? '' : `•••${text.slice(-2)}`);

/** Masks an id or a text of the program itself: only parts that look like a number or an e-mail. */
export function maskText(text: string): string {
  return text.replace(TELLING, (found) =>
    found.includes('@') ? `${found.slice(0, 2)}•••` : `•••${found.slice(-4)}`,
  );
}

const masked = new WeakMap<object, unknown>();

/** State and actions are never mutated, so the masked copy of an object can be cached for good. */
function maskObject(value: object): unknown {
  const known = masked.get(value);
  if (known !== undefined) return known;
  const result = Array.isArray(value)
    ? value.map((item: unknown) => maskPersonal(item))
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          maskText(key),
          typeof item === 'string' && PERSONAL.has(key) ? hidden(item) : maskPersonal(item),
        ]),
      );
  masked.set(value, result);
  return result;
}

/** @returns a copy with personal data masked. Keys, and values that are not text, stay as they are. */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  return typeof value === 'object' && value !== null ? maskObject(value) : value;
}
