import type { EpochMs } from '@/contract/wire';
import type { LoadHead } from '../file/recordingFile';
import type { WrittenEntry, WrittenState } from '../file/writtenRecording';

/** A tab's recording, over all loads of its page. */
export interface RecordingRow {
  id: string;
  /** Masks it. It cannot be exported, and goes with the recording. */
  key: CryptoKey;
  /** When something was last written. */
  touchedAt: EpochMs;
}

/** One load of the page in a recording, numbered from 1. */
export interface LoadRow {
  recording: string;
  load: number;
  head: LoadHead;
}

/** What of a piece is needed to decide whether it stays. */
export interface PieceHead {
  load: number;
  /** The number of its first entry within its load. */
  first: number;
  count: number;
  /** In bytes, as the recorder counts them. */
  size: number;
  /** The time of its last entry. */
  at: EpochMs;
  /** It holds a whole state, so that a recording can begin with it. */
  isKey: boolean;
}

/** A state: what changed since the one before (a `Patch`, as JSON), and now and then the whole. At least one of both. */
export interface Base {
  patch?: string;
  whole?: { state: WrittenState };
}

/** Consecutive entries, masked, as they stand in a file. */
export interface PieceRow extends PieceHead {
  recording: string;
  entries: WrittenEntry[];
  /** Of the state before its first entry; null: the piece goes on with the one before. */
  base: Base | null;
}

/** Who was signed in last, so that another person's sign-in is noticed: a digest under a key of its own. */
export interface OwnerRow {
  key: CryptoKey;
  digest: string;
}

/** Keeps recordings across loads of the page. Everything in it is masked. */
export interface PieceStore {
  recordings(): Promise<RecordingRow[]>;
  putRecording(row: RecordingRow): Promise<void>;
  /** Removes a recording with its loads and pieces. */
  removeRecording(id: string): Promise<void>;
  loads(recording: string): Promise<LoadRow[]>;
  putLoad(row: LoadRow): Promise<void>;
  /** In the order of loads and entries. */
  pieces(recording: string): Promise<PieceRow[]>;
  putPiece(row: PieceRow): Promise<void>;
  /** Removes the pieces before that one. */
  removePiecesBefore(recording: string, load: number, first: number): Promise<void>;
  owner(): Promise<OwnerRow | null>;
  putOwner(row: OwnerRow): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}
