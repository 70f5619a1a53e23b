import { CALLS } from '@/contract/rest/calls';
import { en } from '@/console/text/en';
import { promotionWordsEn } from '@/console/text/en/promotionWords';
import { readinessWordsEn } from '@/console/text/en/readinessWords';
import { recordingWordsEn } from '@/console/text/en/recordingWords';
import { summaryWordsEn } from '@/console/text/en/summaryWords';
import { ptBR } from '@/console/text/ptBR';
import { promotionWordsPtBR } from '@/console/text/ptBR/promotionWords';
import { readinessWordsPtBR } from '@/console/text/ptBR/readinessWords';
import { recordingWordsPtBR } from '@/console/text/ptBR/recordingWords';
import { summaryWordsPtBR } from '@/console/text/ptBR/summaryWords';
import { SIDE_WORDS } from '@/console/text/sideTexts';
import { toastShown } from '../marks';
import { whatIsKept } from './consoleFields';
import { faultComponents, faultPlaces, faultText } from './faults';
import { NOTICE_PREFIXES } from './noticeKeys';
import { createStandIns } from './standIns';

/** Masks a value of a recording: an action, a state, or a part of one. */
export type Mask = (value: unknown) => unknown;

/** Every text of which a toast is made. */
const CATALOGUES = [
  ptBR,
  en,
  promotionWordsPtBR,
  promotionWordsEn,
  readinessWordsPtBR,
  readinessWordsEn,
  recordingWordsPtBR,
  recordingWordsEn,
  summaryWordsPtBR,
  summaryWordsEn,
  SIDE_WORDS,
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The fields with paths within data, such as `items.3.media.url`. */
const PATHS = new Set(['lastPath', 'path', 'paths', 'rejected']);
/** A key of RTK Query's cache, `getCliente({"chatId":"…"})`, or of a pending request, `getCliente {"chatId":"…"}`. */
const CALL_KEY = /^(\w+)(\(| )(.*?)(\)?)$/s;

/** The kinds of media by which a message is drawn as a picture, a sound, a film or a file. */
const MEDIA_KIND = /^(image|audio|video|application|text)(\/.*)$/s;

/** The address of a picture or other media that holds it, and no message that begins with 'data:'. */
const MEDIA_DATA = /^data:(image|audio|video|application|text|font)\/[a-z0-9.+-]+(;[^,;\s]*)*,/i;
const NOTICE_KEY = new RegExp(`^(${NOTICE_PREFIXES.join('|')}):(.*)$`, 's');

/** No fields, but what `payload` and `text` are called in the mark of a toast: what else is a `text` a person wrote. */
const TOAST = toastShown.type;
const TOAST_TEXT = `${TOAST} text`;

/** What a field is masked as that stands in `data`, itself masked as `field`. */
function fieldIn(data: object, field: string, name: string): string {
  if (name === 'payload' && 'type' in data && data.type === TOAST) return TOAST;
  return name === 'text' && field === TOAST ? TOAST_TEXT : name;
}

/** @returns every text of the catalogues that has no part of its own for each case */
function constantTexts(catalogue: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof catalogue === 'string') found.add(catalogue);
  else if (typeof catalogue === 'object' && catalogue !== null) {
    for (const each of Object.values(catalogue)) constantTexts(each, found);
  }
  return found;
}

function parsed(json: string): unknown {
  if (json === 'undefined') return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/**
 * Replaces all that could say who somebody is, or what they wrote (behaviour: recording-masked). Numbers, flags, null and
 * what `whatIsKept` lists stay; every other text, and every other name of a field, gets its stand-in. The same value
 * gets the same one everywhere, so that a state that was masked is the state of masked actions.
 *
 * @param key 16 bytes, of this recording alone
 */
export function createMask(key: Uint8Array): Mask {
  const standIns = createStandIns(key);
  const kept = whatIsKept();
  const texts = constantTexts(CATALOGUES);
  /** Data is never mutated, so a masked copy is one for good. The same data may be masked as different fields. */
  const done = new Map<string, WeakMap<object, unknown>>();

  function callKey(text: string): string | null {
    const [, name = '', open = '', args = '', close = ''] = CALL_KEY.exec(text) ?? [];
    if (!Object.hasOwn(CALLS, name) || (open === '(') !== (close === ')')) return null;
    const value = parsed(args);
    if (value === null) return null;
    return `${name}${open}${value === undefined ? 'undefined' : JSON.stringify(masked(value, 'originalArgs'))}${close}`;
  }

  function maskedName(name: string): string {
    return kept.names.has(name) ? name : (callKey(name) ?? standIns.ofText(name));
  }

  const maskedPath = (path: string) =>
    path
      .split('.')
      .map((part) => (/^\d{1,6}$/.test(part) ? part : maskedName(part)))
      .join('.');

  /** The fields with rules of their own. */
  const ofField: Readonly<Record<string, (text: string) => string>> = {
    errorText: (text) => faultText(text, kept.names, (word) => standIns.ofText(word)),
    draft: standIns.ofDraft,
    drafts: standIns.ofDraft,
    stack: faultPlaces,
    components: faultComponents,
    [TOAST_TEXT]: (text) => (texts.has(text) ? text : standIns.ofText(text)),
    noticeKey: (key) => {
      const [, prefix, id = ''] = NOTICE_KEY.exec(key) ?? [];
      return prefix === undefined ? standIns.ofText(key) : `${prefix}:${standIns.ofText(id)}`;
    },
    mimetype: (text) => {
      const [, kind = '', rest = text] = MEDIA_KIND.exec(text) ?? [];
      return kind + standIns.ofText(rest);
    },
    pagina: (text) => (/^\d{1,4}$/.test(text) ? text : standIns.ofText(text)),
  };

  function maskedText(text: string, field: string, isListed: boolean): string {
    if (kept.values.get(field)?.has(text) || (kept.days.has(field) && DAY.test(text))) return text;
    if (kept.media.has(field) || MEDIA_DATA.test(text))
      return text === '' ? '' : standIns.ofMedia(text);
    // RTK Query lists the steps of a path one by one, each a key.
    if (field === 'path' && isListed) return maskedName(text);
    if (PATHS.has(field)) return maskedPath(text);
    return ofField[field]?.(text) ?? callKey(text) ?? standIns.ofText(text);
  }

  function maskedData(data: object, field: string): unknown {
    if (Array.isArray(data)) return data.map((item: unknown) => masked(item, field, true));
    return Object.fromEntries(
      Object.entries(data).map(([name, item]) => [
        maskedName(name),
        // What a dictionary holds under an id is what its own name says.
        masked(item, kept.names.has(name) ? fieldIn(data, field, name) : field),
      ]),
    );
  }

  function masked(value: unknown, field: string, isListed = false): unknown {
    if (typeof value === 'string') return maskedText(value, field, isListed);
    if (typeof value === 'function' || typeof value === 'symbol') return null;
    if (typeof value !== 'object' || value === null) return value;
    const before = done.get(field) ?? new WeakMap<object, unknown>();
    done.set(field, before);
    const known = before.get(value);
    if (known !== undefined) return known;
    const result = maskedData(value, field);
    before.set(value, result);
    return result;
  }

  return (value) => masked(value, '');
}
