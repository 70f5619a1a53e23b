import type { LoadRow, OwnerRow, PieceRow, PieceStore, RecordingRow } from './pieceStore';

/** Keeps recordings as long as the page lives: for a browser that allows no storage. */
export function createMemoryStore(): PieceStore {
  let recordings: RecordingRow[] = [];
  let loads: LoadRow[] = [];
  let pieces: PieceRow[] = [];
  let owner: OwnerRow | null = null;
  const done = () => Promise.resolve();
  return {
    recordings: () => Promise.resolve([...recordings]),
    putRecording(row) {
      recordings = [...recordings.filter(({ id }) => id !== row.id), row];
      return done();
    },
    removeRecording(id) {
      recordings = recordings.filter((row) => row.id !== id);
      loads = loads.filter(({ recording }) => recording !== id);
      pieces = pieces.filter(({ recording }) => recording !== id);
      return done();
    },
    loads: (recording) => Promise.resolve(loads.filter((row) => row.recording === recording)),
    putLoad(row) {
      loads = [...loads, row];
      return done();
    },
    pieces: (recording) => Promise.resolve(pieces.filter((row) => row.recording === recording)),
    putPiece(row) {
      pieces.push(row);
      return done();
    },
    removePiecesBefore(recording, load, first) {
      pieces = pieces.filter(
        (row) =>
          row.recording !== recording ||
          row.load > load ||
          (row.load === load && row.first >= first),
      );
      return done();
    },
    owner: () => Promise.resolve(owner),
    putOwner(row) {
      owner = row;
      return done();
    },
    clear() {
      [recordings, loads, pieces, owner] = [[], [], [], null];
      return done();
    },
  };
}
