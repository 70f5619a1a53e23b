import { buildPedido } from '@/testing/builders/pedido';
import { adminUserFault } from './adminUser';
import { isBlank } from './blank';
import { COMMON_PASSWORDS } from './commonPasswords';
import { loginFault, missingLoginFields } from './login';
import { isLongEnough, passwordHint } from './password';
import { PHOTO_MAX_BYTES, photoFault } from './photo';
import { profileFault, profileFieldsOf } from './profile';
import { hasPurchaseFields, purchaseFault, purchaseRequestFault } from './purchase';
import { isRefundable, isVerifiable, refundFault } from './refund';
import { registrationFault, registrationFieldsOf } from './registration';

describe('a required text', () => {
  it.each([
    '',
    ' ',
    '\t\n',
    '\u00a0',
    '\u200b',
    '\u200d\ufeff\u2060',
    '\u00ad',
    '\u202e',
    '\u3164',
    '\u2800',
  ])('is not filled in by %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['Zé', '\u200bZé', '张伟', 'श्री', '👩\u200d💻', '.', '\ud800'])(
    'is filled in by %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );

  it('is required of a name on every form', () => {
    const form = { nome: '\u200b', telefone: '11987654321', chavePix: 'chave' };
    const registration = { ...form, email: 'a@b', senha: 'segredo', confirmarSenha: 'segredo' };
    const profile = { ...form, senhaAtual: '', senhaNova: '' };
    expect(registrationFault(registration)).toBe('registration.required');
    expect(registrationFieldsOf('registration.required', registration)).toEqual(['nome']);
    expect(profileFault(profile)).toBe('profile.required');
    expect(profileFieldsOf('profile.required', profile)).toEqual(['nome']);
    expect(adminUserFault({ nome: '\u200b', foto: null })).toBe('adminUser.nameRequired');
  });
});

describe('login', () => {
  it.each([
    ['', '', 'login.required', ['email', 'senha']],
    ['ana@example.test', '', 'login.required', ['senha']],
    ['  ', 'segredo', 'login.required', ['email']],
    ['ana@example.test', 'segredo', null, []],
    ['ana@example.test', ' ', null, []],
  ])('e-mail %j and password %j: %s, in %j', (email, senha, fault, missing) => {
    expect(loginFault({ email, senha })).toBe(fault);
    expect(missingLoginFields({ email, senha })).toEqual(missing);
  });
});

describe('registration, in the order of its checks', () => {
  const form = {
    nome: 'Ana',
    email: 'ana@example.test',
    senha: 'segredo',
    confirmarSenha: 'segredo',
    telefone: '(11) 98765-4321',
    chavePix: 'ana@example.test',
  };

  it.each([
    [{}, null],
    [{ nome: ' ' }, 'registration.required'],
    [{ email: '' }, 'registration.required'],
    [{ senha: '', confirmarSenha: '' }, 'registration.required'],
    [{ telefone: '' }, 'registration.required'],
    [{ chavePix: '\t' }, 'registration.required'],
    [{ telefone: '(11) 8765-4321' }, 'registration.phoneDigits'],
    [{ telefone: '5511987654321' }, 'registration.phoneDigits'],
    [{ senha: '12345', confirmarSenha: '12345' }, 'registration.passwordLength'],
    [{ confirmarSenha: 'Segredo' }, 'registration.passwordMismatch'],
    [{ confirmarSenha: '' }, 'registration.passwordMismatch'],
    // Forms with several faults report the first one in the order of the checks.
    [{ chavePix: '', telefone: '1', senha: '1' }, 'registration.required'],
    [{ telefone: '1', senha: '1', confirmarSenha: '2' }, 'registration.phoneDigits'],
    [{ senha: '12345', confirmarSenha: '1' }, 'registration.passwordLength'],
  ])('%j: %s', (change, fault) => {
    expect(registrationFault({ ...form, ...change })).toBe(fault);
  });
});

describe('profile, in the order of its checks', () => {
  const form = {
    nome: 'Ana',
    telefone: '11987654321',
    chavePix: 'chave',
    senhaAtual: '',
    senhaNova: '',
  };

  it.each([
    [{}, null],
    [{ senhaAtual: 'antiga', senhaNova: 'segredo' }, null],
    [{ nome: '' }, 'profile.required'],
    [{ telefone: ' ' }, 'profile.required'],
    [{ chavePix: '' }, 'profile.required'],
    [{ telefone: '119876' }, 'profile.phoneDigits'],
    [{ senhaAtual: 'antiga' }, 'profile.passwordPair'],
    [{ senhaNova: 'segredo' }, 'profile.passwordPair'],
    [{ senhaAtual: 'antiga', senhaNova: '12345' }, 'profile.passwordLength'],
    [{ nome: '', telefone: '1', senhaNova: '1' }, 'profile.required'],
    [{ telefone: '1', senhaNova: '1' }, 'profile.phoneDigits'],
    [{ senhaNova: '1' }, 'profile.passwordPair'],
  ])('%j: %s', (change, fault) => {
    expect(profileFault({ ...form, ...change })).toBe(fault);
  });
});

describe('passwords', () => {
  it('have at least 6 characters; an emoji counts as one', () => {
    expect(['12345', '123456', '😀😀😀', '😀😀😀😀😀😀'].map(isLongEnough)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['', null],
    ['a1b2c3d', 'passwordHint.short'],
    ['cavalo-bateria', null],
    ['12345678', 'passwordHint.common'],
    ['Senha123', 'passwordHint.common'],
    ['FLAMENGO', 'passwordHint.common'],
  ])('%j gets the hint %s', (senha, hint) => {
    expect(passwordHint(senha)).toBe(hint);
  });

  it('are compared with at least 100 common ones, in lower case and of at least 5 characters', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100);
    for (const senha of COMMON_PASSWORDS) {
      expect(senha).toMatch(/^\S{5,}$/);
      expect(senha).toBe(senha.toLowerCase());
    }
  });
});

describe('register purchase, in the order of its checks (behaviour: purchase-checks)', () => {
  const form = {
    chatId: 'c1',
    emailConta: 'conta@example.test',
    numeroPedido: '123',
    codigoEntrega: '45',
    telefoneLoja: '1133334444',
    numeroCliente: '5511987654321',
  };

  it.each([
    [{}, null],
    [{ chatId: null }, 'purchase.noConversation'],
    [{ emailConta: null }, 'purchase.noAccount'],
    [{ numeroPedido: ' ' }, 'purchase.fields'],
    [{ codigoEntrega: '' }, 'purchase.fields'],
    [{ telefoneLoja: '' }, 'purchase.fields'],
    [{ numeroCliente: null }, 'purchase.noPhone'],
    [{ numeroCliente: 'grupo' }, 'purchase.noPhone'],
    [{ chatId: null, emailConta: null, numeroPedido: '' }, 'purchase.noConversation'],
    [{ emailConta: null, numeroPedido: '' }, 'purchase.noAccount'],
    [{ numeroPedido: '', numeroCliente: '' }, 'purchase.fields'],
  ])('%j: %s', (change, fault) => {
    expect(purchaseFault({ ...form, ...change })).toBe(fault);
  });

  it.each([
    [{}, true, null],
    [{ numeroPedido: '' }, false, 'purchase.numberAndCode'],
    [{ codigoEntrega: ' ' }, false, 'purchase.numberAndCode'],
    [{ telefoneLoja: '' }, false, 'purchase.fields'],
    [{ numeroPedido: '', telefoneLoja: '' }, false, 'purchase.fields'],
  ])('a request with %j is complete: %p, and its fault %s', (change, complete, fault) => {
    const fields = { ...form, ...change };
    expect(hasPurchaseFields(fields)).toBe(complete);
    expect(purchaseRequestFault(fields)).toBe(fault);
  });
});

describe('photos', () => {
  it.each([
    ['image/png', 1, null],
    ['IMAGE/JPEG', PHOTO_MAX_BYTES, null],
    ['image/png', PHOTO_MAX_BYTES + 1, 'photo.tooLarge'],
    ['application/pdf', 1, 'photo.notImage'],
    ['application/pdf', PHOTO_MAX_BYTES + 1, 'photo.notImage'],
    ['', 1, 'photo.notImage'],
    ['image/', 1, 'photo.notImage'],
    ['image/svg+xml', 1, 'photo.notImage'],
    ['image/tiff', 1, 'photo.notImage'],
  ])('%j of %i bytes: %s', (type, size, fault) => {
    expect(photoFault({ type, size })).toBe(fault);
  });

  it('are 5 MB at most, and of any size when no limit is given', () => {
    expect(PHOTO_MAX_BYTES).toBe(5 * 1024 * 1024);
    expect(photoFault({ type: 'image/png', size: 50_000_000 }, null)).toBeNull();
  });
});

it.each([
  ['Ana', null, null],
  ['Ana', { type: 'image/png', size: 1 }, null],
  [' ', null, 'adminUser.nameRequired'],
  ['', { type: 'text/html', size: 1 }, 'adminUser.nameRequired'],
  ['Ana', { type: 'text/html', size: 1 }, 'photo.notImage'],
  ['Ana', { type: 'image/png', size: PHOTO_MAX_BYTES + 1 }, 'photo.tooLarge'],
])('an admin’s edit with name %j and picture %j: %s', (nome, foto, fault) => {
  expect(adminUserFault({ nome, foto })).toBe(fault);
});

describe('refunds', () => {
  const agent = { id: 'ana', isAdmin: false };
  const admin = { id: 'adm', isAdmin: true };

  it.each([
    [{}, null],
    [{ cupomPixId: null }, 'refund.noPaymentId'],
    [{ cupomPixId: '' }, 'refund.noPaymentId'],
    [{ cupomPixId: null, cupomPagamentoStatus: 'pendente' }, 'refund.noPaymentId'],
    [{ cupomPagamentoStatus: 'pendente' }, 'refund.notApproved'],
    [{ cupomPagamentoStatus: 'pago_atrasado' }, null],
    [{ cupomPagamentoStatus: 'pago_atrasado', cupomPixId: null }, 'refund.noPaymentId'],
    [{ cupomPagamentoStatus: 'expirado' }, 'refund.notApproved'],
    [{ cupomPagamentoStatus: '' }, 'refund.notApproved'],
  ])('with %j: %s', (change, fault) => {
    expect(refundFault(buildPedido(change))).toBe(fault);
  });

  it.each([
    [{}, agent, true],
    [{ cupomPagamentoStatus: 'pendente' }, agent, false],
    [{ status: 'reembolsado' }, agent, false],
    [{ status: 'cancelado' }, agent, true],
    [{ status: 'cancelado', cupomPagamentoStatus: 'pago_atrasado' }, agent, true],
    [{ status: 'reembolsado', cupomPagamentoStatus: 'pago_atrasado' }, agent, false],
    [{ cupomValorCliente: 0 }, agent, false],
    [{ cupomValorCliente: null }, agent, false],
    [{ agenteId: 'ana' }, agent, true],
    [{ agenteId: 'bruno' }, agent, false],
    [{ agenteId: 'bruno' }, admin, true],
  ])('the button for %j, seen by %j, shows: %p', (change, viewer, shows) => {
    expect(isRefundable(buildPedido(change), viewer)).toBe(shows);
  });

  it.each([
    [{ cupomPagamentoStatus: 'pendente', agenteId: null }, true],
    [{ cupomPagamentoStatus: 'pendente', agenteId: 'ana' }, true],
    [{ cupomPagamentoStatus: 'pendente', cupomPixId: null }, true],
    [{ cupomPagamentoStatus: 'pendente', agenteId: 'bruno' }, false],
    [{ cupomPagamentoStatus: 'aprovado', agenteId: 'ana' }, true],
    [{ cupomPagamentoStatus: 'aprovado', cupomPixId: null }, false],
    [{ cupomPagamentoStatus: 'aprovado', status: 'reembolsado' }, false],
    [{ cupomPagamentoStatus: 'expirado', agenteId: 'ana' }, true],
    [{ cupomPagamentoStatus: 'cancelado', agenteId: 'bruno' }, false],
    [{ cupomPagamentoStatus: 'pago_atrasado' }, true],
    [{ cupomPagamentoStatus: 'pago_atrasado', status: 'reembolsado' }, false],
  ])('the payment of %j can be verified by ana: %p', (change, shows) => {
    const pedido = buildPedido(change);
    expect(isVerifiable(pedido, agent)).toBe(shows);
  });
});

describe('the fields that a fault speaks of', () => {
  const registration = {
    nome: 'Ana',
    email: 'ana@example.test',
    senha: 'segredo',
    confirmarSenha: 'segredo',
    telefone: '11987654321',
    chavePix: 'ana',
  };
  it.each([
    [{ email: ' ', senha: '' }, ['email', 'senha']],
    [{ chavePix: '' }, ['chavePix']],
    [{ senha: '' }, ['senha']],
    [{ senha: '', confirmarSenha: '', nome: ' ' }, ['nome', 'senha', 'confirmarSenha']],
    [{ telefone: '1198765432', senha: '1' }, ['telefone']],
    [{ senha: '12345' }, ['senha']],
    [{ confirmarSenha: '' }, ['confirmarSenha']],
  ])('of a registration with %j are %j', (wrong, fields) => {
    const form = { ...registration, ...wrong };
    const fault = registrationFault(form);
    expect(fault && registrationFieldsOf(fault, form)).toEqual(fields);
  });

  const profile = {
    nome: 'Ana',
    telefone: '11987654321',
    chavePix: 'ana',
    senhaAtual: '',
    senhaNova: '',
  };
  it.each([
    [{ nome: '', chavePix: '' }, ['nome', 'chavePix']],
    [{ telefone: '11' }, ['telefone']],
    [{ senhaNova: 'segredo' }, ['senhaAtual']],
    [{ senhaAtual: 'segredo' }, ['senhaNova']],
    [{ senhaAtual: 'segredo', senhaNova: '12345' }, ['senhaNova']],
  ])('of a profile with %j are %j', (wrong, fields) => {
    const form = { ...profile, ...wrong };
    const fault = profileFault(form);
    expect(fault && profileFieldsOf(fault, form)).toEqual(fields);
  });
});
