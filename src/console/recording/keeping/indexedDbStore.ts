import { openDB, type DBSchema } from 'idb';
import { DATABASE } from './database';
import type { LoadRow, OwnerRow, PieceRow, PieceStore, RecordingRow } from './pieceStore';

interface Schema extends DBSchema {
  recordings: { key: string; value: RecordingRow };
  loads: { key: [string, number]; value: LoadRow };
  pieces: { key: [string, number, number]; value: PieceRow };
  owner: { key: 'owner'; value: OwnerRow };
}

/** Raised when rows get another form. */
const VERSION = 2;

/** All keys of a recording. An array sorts after every number and every text. */
const allOf = (recording: string) => IDBKeyRange.bound([recording], [recording, []]);

/**
 * Keeps recordings in the browser's IndexedDB.
 * @throws the browser's error when it has none, or allows none
 */
export async function openIndexedDbStore(): Promise<PieceStore> {
  const db = await openDB<Schema>(DATABASE, VERSION, {
    upgrade(upgraded) {
      // What an earlier version of the page recorded is a day old at most, and not worth carrying over.
      for (const name of [...upgraded.objectStoreNames]) upgraded.deleteObjectStore(name);
      upgraded.createObjectStore('recordings', { keyPath: 'id' });
      upgraded.createObjectStore('loads', { keyPath: ['recording', 'load'] });
      upgraded.createObjectStore('pieces', { keyPath: ['recording', 'load', 'first'] });
      upgraded.createObjectStore('owner');
    },
    // Another tab wants to delete or upgrade it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    recordings: () => db.getAll('recordings'),
    putRecording: async (row) => {
      await db.put('recordings', row);
    },
    async removeRecording(id) {
      const all = db.transaction(['recordings', 'loads', 'pieces'], 'readwrite');
      await Promise.all([
        all.objectStore('recordings').delete(id),
        all.objectStore('loads').delete(allOf(id)),
        all.objectStore('pieces').delete(allOf(id)),
        all.done,
      ]);
    },
    loads: (recording) => db.getAll('loads', allOf(recording)),
    putLoad: async (row) => {
      await db.put('loads', row);
    },
    pieces: (recording) => db.getAll('pieces', allOf(recording)),
    putPiece: async (row) => {
      await db.put('pieces', row);
    },
    removePiecesBefore: (recording, load, first) =>
      db.delete('pieces', IDBKeyRange.bound([recording], [recording, load, first], false, true)),
    owner: async () => (await db.get('owner', 'owner')) ?? null,
    putOwner: async (row) => {
      await db.put('owner', row, 'owner');
    },
    async clear() {
      const names = ['recordings', 'loads', 'pieces', 'owner'] as const;
      const all = db.transaction(names, 'readwrite');
      await Promise.all([...names.map((name) => all.objectStore(name).clear()), all.done]);
    },
  };
}
