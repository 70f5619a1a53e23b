import { sideScreenShown } from '@/console/entities/attention/attentionSlice';
import { readProfile } from '@/console/shared/rereads/readNow';
import { openLiveConsole, settle } from '@/testing/consoleSession';

test('the title is that of a screen as soon as it shows, though the profile is read at the same time', async () => {
  const { store, world } = await openLiveConsole();
  world.clock.advance(1_000);
  await settle();
  void store.dispatch(readProfile());
  await settle();
  store.dispatch(sideScreenShown({ screen: 'profile' }));
  await settle();
  expect(world.deeds.titles.at(-1)).toBe('Perfil · Balcão');
});
