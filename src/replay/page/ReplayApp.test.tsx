import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Recording } from '@/console/recording/file/recordingFile';
import { writeRecording } from '@/console/recording/file/writtenRecording';
import { windowResized } from '@/console/recording/marks';
import { signedOut } from '@/console/entities/session/entrySession';
import { craftedRecording } from '@/testing/craftedRecording';
import { PERSONAL } from '@/testing/craftedSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { givePanesHeight } from '@/testing/paneHeight';
import { timeOfDay } from '../timeOfDay';
import { createReplayStore, liftedSteps, type ReplayStore } from './lifted';
import { ReplayApp } from './ReplayApp';
import { Screens } from './Screens';
import type { StageProps } from './ScreensFrame';

givePanesHeight(900);

let crafted: Recording;
beforeAll(async () => {
  crafted = (await craftedRecording()).recording;
});

// jsdom has no layout: nothing changes its size.
class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  Object.defineProperty(window, 'ResizeObserver', { value: NothingResizes, configurable: true });
});
afterAll(() => void Reflect.deleteProperty(window, 'ResizeObserver'));

/** The screens without a window of their own: in jsdom a frame runs nothing. */
function Stage({ onDrop: _onDrop, size, title, ...screens }: StageProps) {
  return (
    <div role="group" aria-label={title} data-size={JSON.stringify(size)}>
      <Screens {...screens} />
    </div>
  );
}

function renderPage(): ReplayStore {
  const replay = createReplayStore({});
  render(<ReplayApp replay={replay} Stage={Stage} />);
  return replay;
}

const user = userEvent.setup();
// jsdom's files cannot be read.
const fileOf = (text: string) =>
  Object.assign(new File([text], 'balcao-2026-11-25-1440.json'), {
    arrayBuffer: () => Promise.resolve(new Uint8Array(Buffer.from(text)).buffer),
  });
const timeline = () => within(screen.getByRole('region', { name: 'Linha do tempo' }));

async function openPage(text = writeRecording(crafted)) {
  const replay = renderPage();
  await user.upload(screen.getByLabelText('Escolher arquivo'), fileOf(text));
  return replay;
}

async function opened(): Promise<ReplayStore> {
  const replay = await openPage();
  await screen.findByRole('region', { name: 'Linha do tempo' });
  return replay;
}

/** Goes to the last step of that name, as Redux DevTools would. */
function goTo(replay: ReplayStore, name: string): void {
  const place = liftedSteps(replay.lifted.getState()).findLastIndex((step) => step.name === name);
  expect(place).toBeGreaterThan(0);
  act(() => replay.jump(place));
}

describe('a recording that is opened', () => {
  it('shows the screens as they were: the chat, and the toast above it', async () => {
    const replay = await opened();
    goTo(replay, 'mark/toastShown');
    expect(await screen.findByText(PERSONAL.sent)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: PERSONAL.customer })).toBeInTheDocument();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(PERSONAL.customer);
    await expectAccessible(document.body);
  });

  it('shows them as large as the window was', async () => {
    const [segment] = crafted.segments;
    const first = segment?.entries[0];
    if (!segment || !first) throw new Error('no segment');
    const size = { width: 391, height: 844 };
    const turned = { at: first.at, action: windowResized({ width: 844, height: 391 }) };
    const of = {
      ...segment,
      head: { ...segment.head, viewport: size },
      entries: [first, turned],
      checkpoints: [],
    };
    const replay = await openPage(writeRecording({ ...crafted, segments: [of] }));
    const screens = await screen.findByRole('group', { name: 'As telas como estavam' });
    expect(screens).toHaveAttribute('data-size', JSON.stringify(size));
    goTo(replay, 'mark/windowResized');
    expect(screens).toHaveAttribute('data-size', '{"height":391,"width":844}');
  });

  it('comes back from where the person was signed out', async () => {
    const replay = await opened();
    goTo(replay, signedOut.type);
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
    goTo(replay, 'mark/toastShown');
    expect(await screen.findByText(PERSONAL.sent)).toBeInTheDocument();
  });

  it('has nothing appended to it, and nothing is called, whatever is pressed in its screens', async () => {
    const fetched = jest.fn();
    Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
    const replay = await opened();
    const count = () => replay.lifted.getState().nextActionId;
    const before = count();
    goTo(replay, 'mark/toastShown');
    await user.type(await screen.findByLabelText('Mensagem'), 'oi{Enter}');
    await user.click(screen.getByRole('button', { name: 'Cupons' }));
    await user.click(screen.getByRole('button', { name: 'Histórico de pedidos' }));
    goTo(replay, signedOut.type);
    await user.click(await screen.findByRole('button', { name: 'Entrar' }));
    expect(count()).toBe(before);
    expect(fetched).not.toHaveBeenCalled();
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
    Reflect.deleteProperty(window, 'fetch');
  });
});

describe('the timeline', () => {
  const place = (replay: ReplayStore) => replay.lifted.getState().currentStateIndex;
  const nameAt = (replay: ReplayStore) =>
    liftedSteps(replay.lifted.getState())[place(replay)]?.name;

  it('goes a step on and back, to the next mark and to the next error', async () => {
    const replay = await opened();
    expect(place(replay)).toBe(1);
    await user.click(timeline().getByRole('button', { name: 'Próxima ação' }));
    expect(place(replay)).toBe(2);
    await user.click(timeline().getByRole('button', { name: 'Ação anterior' }));
    expect(place(replay)).toBe(1);
    await user.click(timeline().getByRole('button', { name: 'Próxima marca' }));
    expect(nameAt(replay)).toBe('mark/pageLoaded');
    await user.click(timeline().getByRole('button', { name: 'Próximo erro' }));
    expect(nameAt(replay)).toBe('finishAttendance ✗ 409');
    const on = timeline().getByRole('button', { name: 'Próximo erro' });
    expect(on).toHaveAttribute('aria-disabled', 'true');
    await user.click(on);
    expect(nameAt(replay)).toBe('finishAttendance ✗ 409');
    expect(on).toHaveFocus();
  });

  it('says what the chosen action changed, and what it was', async () => {
    const replay = await opened();
    goTo(replay, 'outbox/messageQueued');
    const details = within(timeline().getByRole('region', { name: 'O que mudou' }));
    expect(details.getByText(/^outbox\.entries\.0/)).toBeInTheDocument();
    expect(details.getByText(/"type": "outbox\/messageQueued"/)).toBeInTheDocument();
    goTo(replay, 'mark/toastShown');
    expect(details.getByText('Nada mudou no estado.')).toBeInTheDocument();
  });

  it('goes to a time of day, in the zone of the recording, or says that there is none', async () => {
    const replay = await opened();
    const field = timeline().getByLabelText('Ir para a hora');
    await user.type(field, '14:32{Enter}');
    const steps = liftedSteps(replay.lifted.getState());
    const [here, next] = [steps[place(replay)], steps[place(replay) + 1]].map((step) =>
      timeOfDay('America/Sao_Paulo').text(step?.at ?? 0),
    );
    expect(timeline().getByRole('timer')).toHaveTextContent('14:32:00.000');
    expect([here, '14:32:00.000', next].sort()).toEqual([here, '14:32:00.000', next]);
    const before = place(replay);
    await user.clear(field);
    await user.type(field, '16:00{Enter}');
    expect(field).toHaveAccessibleDescription('A gravação não tem esta hora.');
    await user.clear(field);
    await user.type(field, 'ontem{Enter}');
    expect(field).toHaveAccessibleDescription('Escreva uma hora como 14:32 ou 14:32:07.');
    expect(place(replay)).toBe(before);
  });

  it('plays to the end, and stops there', async () => {
    const [segment] = crafted.segments;
    if (!segment) throw new Error('no segment');
    const short = { ...segment, entries: segment.entries.slice(0, 6), checkpoints: [] };
    const replay = await openPage(writeRecording({ ...crafted, segments: [short] }));
    await user.click(await screen.findByRole('button', { name: 'Reproduzir' }));
    await waitFor(() => expect(place(replay)).toBe(7));
    expect(await screen.findByRole('button', { name: 'Reproduzir' })).toBeInTheDocument();
  });

  it('says by which program the recording was made, and that this is another one', async () => {
    await opened();
    expect(timeline().getByText(/^Carga 1 de 2 · Balcão 0\.1\.0 \(abcdef123456\)/)).toBeVisible();
  });

  it('says how many loads before the one that is shown left nothing', async () => {
    const segments = crafted.segments.map((segment, at) => ({
      ...segment,
      head: { ...segment.head, lostLoads: at === 0 ? 2 : 0 },
    }));
    await openPage(writeRecording({ ...crafted, segments }));
    const lost = '2 cargas antes desta acabaram antes de ser gravadas.';
    expect(await screen.findByText(lost)).toBeVisible();
  });

  it('leads to another file', async () => {
    await opened();
    await user.click(timeline().getByRole('button', { name: 'Outro arquivo' }));
    expect(await screen.findByRole('heading', { name: 'Gravações' })).toBeInTheDocument();
  });
});

describe('a file that is none', () => {
  it.each([['{"a": 1}'], ['{"actionsById": {'], ['']])(
    'is refused in plain words: %s',
    async (text) => {
      await openPage(text);
      expect(await screen.findByText(/^Este arquivo não pôde ser lido/)).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(
        /no JSON|ends too soon|not exported by Balcão/,
      );
      await expectAccessible(document.body);
    },
  );

  it('leaves open what was open, and says why it is not', async () => {
    await opened();
    const timer = timeline().getByRole('timer');
    const before = timer.textContent;
    const drop = new Event('drop', { cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [fileOf('{"a": ')] } });
    act(() => void window.dispatchEvent(drop));
    const alert = await screen.findByText(/^Este arquivo não pôde ser lido/);
    expect(alert).toHaveTextContent('it ends too soon');
    expect(timeline().getByRole('timer')).toHaveTextContent(before);
    expect(timeline().getByText(/^Carga 1 de 2/)).toBeVisible();
  });

  it('is not blamed where the program failed', async () => {
    const replay = renderPage();
    jest.spyOn(replay, 'open').mockImplementation(() => {
      throw new TypeError('a fault of ours');
    });
    await user.upload(screen.getByLabelText('Escolher arquivo'), fileOf(writeRecording(crafted)));
    expect(await screen.findByText(/^O arquivo foi lido/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('TypeError: a fault of ours');
  });
});

it('a file can be dropped anywhere', async () => {
  renderPage();
  const drop = new Event('drop', { cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [fileOf(writeRecording(crafted))] } });
  act(() => void window.dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect(await screen.findByRole('region', { name: 'Linha do tempo' })).toBeInTheDocument();
});
