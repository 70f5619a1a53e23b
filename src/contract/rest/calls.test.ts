import fc from 'fast-check';
import { draws } from '@/testing/runs';
import * as v from 'valibot';
import { anyId } from '@/testing/arbitraries/entities';
import { callPath } from './call';
import { CALLS } from './calls';

describe('every call is there, and no other (wire: calls)', () => {
  it('by method and path', () => {
    const rows = Object.values(CALLS).map(
      ({ host, method, path, status }) => `${host} ${method} ${path} ${status}`,
    );
    expect(rows.sort()).toEqual(
      [
        'api GET /api/auth/perfil 200',
        'api POST /api/auth/login 200',
        'api POST /api/auth/login/codigo 200',
        'api POST /api/auth/confirmar 200',
        'api POST /api/auth/segundo-fator 200',
        'api POST /api/auth/segundo-fator/ativar 200',
        'api POST /api/auth/segundo-fator/codigos 200',
        'api DELETE /api/auth/segundo-fator 200',
        'api POST /api/auth/registrar 201',
        'api PUT /api/auth/perfil 200',
        'api POST /api/auth/sair 200',
        'api GET /api/auth/sessoes 200',
        'api DELETE /api/auth/sessoes/:id 200',
        'api DELETE /api/auth/sessoes 200',
        'api GET /api/conversations 200',
        'api GET /api/conversations/:id 200',
        'api POST /api/conversations/:id/read 200',
        'api POST /api/conversations/:id/send 200',
        'api POST /api/conversations/:id/notas 200',
        'api GET /api/messages/search 200',
        'api GET /api/status 200',
        'api GET /api/clientes/chat/:chatId 200',
        'api POST /api/clientes/:phone/estado-fluxo 200',
        'api POST /api/clientes/:phone/resetar-fluxo 200',
        'api POST /api/clientes/chat/:chatId/observacao 200',
        'api POST /api/clientes/:phone/compra 200',
        'api GET /api/clientes/:phone/indicacoes 200',
        'api GET /api/pedidos/cliente/:phone 200',
        'api POST /api/pedidos/:id/verificar-pagamento 200',
        'api POST /api/pedidos/:id/reembolsar 200',
        'api POST /api/agente/automacao/:chatId 200',
        'api POST /api/agente/transferir/:chatId 200',
        'api DELETE /api/agente/transferir/:chatId 200',
        'api GET /api/agente/colegas 200',
        'api POST /api/agente/finalizar/:chatId 200',
        'api GET /api/agente/atendimentos 200',
        'api GET /api/agente/atendimentos/:id 200',
        'api GET /api/conversations/:id/atendimentos 200',
        'api POST /api/agente/aceitar-oferta/:ofertaId 200',
        'api POST /api/agente/recusar-oferta/:ofertaId 200',
        'api GET /api/respostas-rapidas 200',
        'api POST /api/respostas-rapidas 201',
        'api PUT /api/respostas-rapidas/:id 200',
        'api DELETE /api/respostas-rapidas/:id 200',
        'api POST /api/agente/status 200',
        'api GET /api/agente/estatisticas 200',
        'api GET /api/agente/ganhos 200',
        'api POST /api/user/toggle-encaminhamento 200',
        'api GET /api/dashboard/pedidos 200',
        'api POST /api/dashboard/pedidos/exportar 200',
        'api GET /api/admin/users 200',
        'api GET /api/admin/agente/:id/ganhos 200',
        'api PUT /api/admin/users/:id/perfil 200',
        'api PUT /api/admin/users/:id/estado 200',
        'api DELETE /api/admin/users/:id 200',
        'api PUT /api/admin/users/:id/papel 200',
        'api DELETE /api/admin/users/:id/sessoes 200',
        'api DELETE /api/admin/limpar-dados 200',
        'coupon GET /email/coupons/:userId 200',
        'coupon GET /email/scanner/coupons/count 200',
        'coupon POST /email/request-coupon-by-value 200',
        'coupon PUT /email/:id 200',
        'coupon GET /email/get-cookie/:id 200',
        'coupon PUT /email/:id/vinculo 200',
        'api GET /api/admin/auditoria 200',
        'api POST /api/admin/auditoria/exportar 200',
      ].sort(),
    );
  });

  it('multipart when a picture may be sent', () => {
    const multipart = Object.entries(CALLS).flatMap(([name, { encoding }]) =>
      encoding === 'multipart' ? [name] : [],
    );
    expect(multipart).toEqual(['register', 'updateProfile', 'updateUser']);
  });
});

describe('callPath', () => {
  it('fills in a parameter, percent-encoded', () => {
    expect(callPath(CALLS.markRead, { id: '55 11/a?b#c%' })).toBe(
      '/api/conversations/55%2011%2Fa%3Fb%23c%25/read',
    );
  });

  it('keeps any id within its own segment of the path', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const { pathname, search, hash } = new URL(
          callPath(CALLS.sendMessage, { id }),
          'http://host.example.test',
        );
        const [, api, conversations, segment, send] = pathname.split('/');
        expect([api, conversations, send, search, hash]).toEqual([
          'api',
          'conversations',
          'send',
          '',
          '',
        ]);
        expect(decodeURIComponent(segment ?? '')).toBe(id);
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('refuses to leave one out', () => {
    expect(() => callPath(CALLS.markRead, {})).toThrow('needs id');
  });
});

describe('what a request may hold', () => {
  const readsBody = (name: 'sendMessage' | 'registerPurchase' | 'updateCoupon', body: unknown) =>
    v.safeParse(CALLS[name].body ?? v.never(), body).success;

  it('a message has text, 4096 characters at most, and no NUL', () => {
    expect(readsBody('sendMessage', { message: 'a'.repeat(4096) })).toBe(true);
    for (const message of ['', ' \n', 'a'.repeat(4097), 'a\u0000', 5, null]) {
      expect(readsBody('sendMessage', { message })).toBe(false);
    }
  });

  it('a purchase is trimmed, and a missing field is empty', () => {
    const { body } = CALLS.registerPurchase;
    expect(body && v.parse(body, { chatId: 'c1', numeroPedido: ' 12 ' })).toEqual({
      chatId: 'c1',
      numeroPedido: '12',
      codigoEntrega: '',
      telefoneLoja: '',
      emailConta: '',
    });
    expect(readsBody('registerPurchase', { chatId: 'c1', codigoEntrega: 'a\u0000' })).toBe(false);
    expect(readsBody('registerPurchase', { chatId: '' })).toBe(false);
  });

  it('a coupon has a value in whole cents, or none', () => {
    const account = { applicatorId: null, status: 'Tudo certo' };
    for (const coupon of [20, 19.9, 0, null]) {
      expect(readsBody('updateCoupon', { ...account, coupon })).toBe(true);
    }
    for (const coupon of [19.999, -1, '20', 1e9]) {
      expect(readsBody('updateCoupon', { ...account, coupon })).toBe(false);
    }
  });

  it('a phone in a path is digits', () => {
    const { params } = CALLS.resetFlow;
    expect(v.safeParse(params, { phone: '5511900000001' }).success).toBe(true);
    for (const phone of ['+55 11', '', '12', '../admin', '１１９００００００００']) {
      expect(v.safeParse(params, { phone }).success).toBe(false);
    }
  });

  it('a page of the dashboard is a whole number from 1', () => {
    const { query } = CALLS.getDashboard;
    expect(v.parse(query, { page: '2', limit: '20' })).toEqual({ page: 2, limit: 20 });
    for (const page of ['0', '-1', '1.5', 'a', '9999999999']) {
      expect(v.safeParse(query, { page }).success).toBe(false);
    }
  });

  it('the dashboard knows its orders, its statuses, and a search of at most 100 characters', () => {
    const right = { busca: 'x'.repeat(100), status: 'em_preparo', ordem: 'maior-valor' };
    const wrong = [
      { busca: 'x'.repeat(101) },
      { busca: 'a\u0000' },
      { status: 'pago' },
      { ordem: 'nome' },
    ];
    for (const schema of [CALLS.getDashboard.query, CALLS.exportPedidos.body ?? v.never()]) {
      expect(v.parse(schema, right)).toEqual(right);
      for (const input of wrong) expect(v.safeParse(schema, input).success).toBe(false);
    }
  });

  it.each([[[]], [[{ busca: 'rita' }]], [{ pagina: 2 }], [{ toString: 'x' }], [null], ['rita']])(
    'an export of %j is refused: nobody gets every order by a slip',
    (input) => {
      expect(v.safeParse(CALLS.exportPedidos.body ?? v.never(), input).success).toBe(false);
    },
  );
});
