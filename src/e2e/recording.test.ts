import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import {
  readRecording,
  type Recording,
  type Segment,
} from '@/console/recording/file/recordingFile';
import type { Entry } from '@/console/recording/recorder';
import { replayReducer, type RecordedState } from '@/console/recording/replayReducer';
import { patched } from '@/console/recording/statePatch';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn } from './support/browser';
import { eventually } from './support/eventually';
import { seededJourney } from './support/journey';
import { exportRecording } from './support/replay';
import { addressOf } from './support/world';

const stage = seededJourney();

/** The entries that the browser keeps, over all recordings, as they are written. It runs in the page. */
function writtenInDatabase(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('recordings');
    opening.onerror = () => reject(new Error('no database'));
    // It is not there yet: leave it to the worker to make it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const db = opening.result;
      const asking = db.transaction('pieces').objectStore('pieces').getAll();
      asking.onsuccess = () => {
        db.close();
        const pieces = asking.result as { entries: { json: string }[] }[];
        resolve(pieces.flatMap(({ entries }) => entries.map(({ json }) => json)));
      };
    };
  });
}

/** The types of the actions that the browser keeps. */
async function typesKept(page: Page): Promise<string[]> {
  const written = await page.evaluate(writtenInDatabase).catch((): string[] => []);
  return written.map((json) => (JSON.parse(`{${json}}`) as Pick<Entry, 'action'>).action.type);
}

async function exported(page: Page): Promise<{ name: string; text: string; recording: Recording }> {
  const { name, path } = await exportRecording(page);
  await page.getByText('Gravação salva.').waitFor();
  const text = await readFile(path, 'utf8');
  return { name, text, recording: readRecording(text) };
}

/** Replays a segment, and compares it with the live states that it holds, of which the last may follow its last entry. */
function expectCheckpoints({ base, checkpoints, entries, first }: Segment): void {
  const states = [base as RecordedState];
  for (const { action } of entries) {
    const state = replayReducer(states.at(-1), action);
    states.push(JSON.parse(JSON.stringify(state)) as RecordedState);
  }
  let live: unknown = base;
  for (const { entry, patch } of checkpoints) {
    live = patched(live, patch);
    expect(states[entry - first]).toEqual(live);
  }
}

test('what happened before and after a reload is exported, masked, and gone with the sign-out', async () => {
  const { backend, browser, world } = stage;
  const { context, faults, page } = await openPerson(browser, backend.url);
  await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
  await page.goto(addressOf(world.chat));
  const typed = 'Estrogonofe para a Rua das Acácias 471190268315';
  await page.getByLabel('Mensagem', { exact: true }).fill(typed);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(typed).waitFor();
  await page.getByRole('img', { name: 'enviada' }).last().waitFor();
  const isKept = async () => (await typesKept(page)).includes('outbox/messageQueued');
  await eventually(isKept, 'the recording is kept');

  await page.reload();
  await page.getByText('Em dia', { exact: true }).waitFor();
  const { name, recording, text } = await exported(page);
  expect(name).toMatch(/^balcao-\d{4}-\d{2}-\d{2}-\d{4}\.json$/);
  // The sign-in and the chat's address were loads of their own.
  expect(recording.segments.length).toBeGreaterThanOrEqual(2);
  const types = recording.segments.flatMap(({ entries }) =>
    entries.map(({ action }) => action.type),
  );
  expect(types).toEqual(
    expect.arrayContaining([
      'mark/pageLoaded',
      'mark/partOpened',
      'chat/opened',
      'outbox/messageQueued',
    ]),
  );
  recording.segments.forEach(expectCheckpoints);
  const newest = recording.segments.at(-1);
  const ends = newest && newest.first + newest.entries.length;
  expect(newest?.checkpoints.at(-1)?.entry).toBe(ends);
  expect(newest?.head).toMatchObject({
    version: '0.1.0',
    timeZone: 'America/Sao_Paulo',
    viewport: page.viewportSize(),
  });

  const { conversations } = (await world
    .ana('GET', '/api/conversations')
    .then((answer) =>
      Array.isArray(answer) ? { conversations: answer as unknown[] } : answer,
    )) as { conversations: { name: string; number: string }[] };
  const personal = conversations.flatMap(({ name: of, number }) => [number, ...of.split(' ')]);
  // A short one stands somewhere among so many stand-ins and times by chance.
  const words = [...personal, 'Estrogonofe', 'Acácias', '471190268315', 'ana@balcao'].filter(
    (word) => word.length > 6,
  );
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => text.includes(word))).toEqual([]);

  await page.getByRole('button', { name: /^Menu do usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  const isGone = async () => {
    const kept = await typesKept(page);
    // What followed the sign-out is there, and nothing of what was before.
    return kept.includes('mark/addressChanged') && !kept.includes('chat/opened');
  };
  await eventually(isGone, 'the recording is gone');
  expect(faults).toEqual([]);
  await context.close();
});
