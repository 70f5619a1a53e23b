import { act, screen } from '@testing-library/react';
import { createFakeWorld } from '@/testing/fakePorts';
import { renderWithStore } from '@/testing/renderWithStore';
import { settle } from '@/testing/consoleSession';
import { downloadedPart } from './downloadedPart';

const Hello = ({ name }: { name: string }) => <p>{`Oi, ${name}`}</p>;
const onFailed = jest.fn();

function show(load: () => Promise<typeof Hello>) {
  const world = createFakeWorld();
  const { Part, approach } = downloadedPart(load);
  const shown = <Part of={{ name: 'Ana' }} onFailed={onFailed} />;
  const said = () => world.deeds.notices.map(({ variant, text }) => [variant, text]);
  return { approach, shown, said, world };
}

test('is shown when its code has come, which is downloaded once', async () => {
  const load = jest.fn(() => Promise.resolve(Hello));
  const { approach, shown, said, world } = show(load);
  approach();
  await settle();
  const first = renderWithStore(shown, world);
  screen.getByText('Oi, Ana');
  first.unmount();
  renderWithStore(shown, world);
  screen.getByText('Oi, Ana');
  expect(load).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([]);
});

test('a failed download is said, is not shown, and is tried again', async () => {
  const load = jest
    .fn<Promise<typeof Hello>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Hello);
  const { approach, shown, said, world } = show(load);
  approach();
  await settle();
  expect(said()).toEqual([]);
  const first = renderWithStore(shown, world);
  await act(settle);
  expect(said()).toEqual([
    ['error', 'Não foi possível abrir. Verifique a sua conexão e tente de novo.'],
  ]);
  expect(onFailed).toHaveBeenCalledTimes(1);
  first.unmount();
  renderWithStore(shown, world);
  await act(settle);
  screen.getByText('Oi, Ana');
});

test('that was taken away before its download failed says nothing', async () => {
  onFailed.mockClear();
  const { shown, said, world } = show(() => Promise.reject(new Error('offline')));
  renderWithStore(shown, world).unmount();
  await act(settle);
  expect(said()).toEqual([]);
  expect(onFailed).not.toHaveBeenCalled();
});
