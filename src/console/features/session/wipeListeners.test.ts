import { couponsApi } from '@/console/api/coupons';
import { wipeApi } from '@/console/api/wipe';
import { ptBR } from '@/console/text/ptBR';
import { buildAdmin, buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';

describe('a wipe', () => {
  it('has everything read again for an agent, who is told', async () => {
    const session = await openLiveConsole({ user: buildUser({ id: 'ana' }) });
    const { host, store, world } = session;
    host.script({ listOwnCoupons: () => ({ items: [], rejected: [] }) });
    void store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' }));
    await settle();
    expect(host.asked('listOwnCoupons')).toHaveLength(1);
    host.push('dadosLimpos', {});
    await settle();
    expect(host.asked('listOwnCoupons')).toHaveLength(2);
    expect(world.deeds.notices).toMatchObject([
      { variant: 'info', text: ptBR.notices.dataWiped, key: 'dataWiped' },
    ]);
  });

  it('is no news to the one who did it, unless another comes after', async () => {
    const { host, store, world } = await openLiveConsole({ user: buildAdmin() });
    const counts = { mensagensRemovidas: 0, conversasRemovidas: 0, atribuicoesRemovidas: 0 };
    host.script({ wipeData: () => ({ estatisticas: counts }) });
    await store.dispatch(wipeApi.endpoints.wipeData.initiate(undefined, { track: false }));
    host.push('dadosLimpos', {});
    expect(world.deeds.notices).toEqual([]);
    host.push('dadosLimpos', {});
    expect(world.deeds.notices).toHaveLength(1);
    await settle();
  });
});
