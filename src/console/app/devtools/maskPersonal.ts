/** Personal data as a developer may see it: enough to tell two apart, not enough to know anybody. */

/** What is written under these names is about somebody (behaviour: replay-masked). */
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

/** A phone number or an e-mail within an id or a key; '5511…@c.us' is a number before it is an e-mail. */
const TELLING = /\d{8,}|[^\s"@]+@[^\s"@]+\.[^\s"@]+/g;

const hidden = (text: string) => (text === '' ? '' : `•••${text.slice(-2)}`);

/** An id or a text of the program's own: only what looks like a number or an e-mail is hidden. */
export function maskText(text: string): string {
  return text.replace(TELLING, (found) =>
    found.includes('@') ? `${found.slice(0, 2)}•••` : `•••${found.slice(-4)}`,
  );
}

const masked = new WeakMap<object, unknown>();

/** State and actions never change in place, so what was masked once stays masked for good. */
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

/** A copy in which personal data is masked; keys and all that is no text stay as they are. */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  return typeof value === 'object' && value !== null ? maskObject(value) : value;
}
