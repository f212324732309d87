import { fieldOf } from './field-of.ts'
import { isSeen, windowsOf } from './windows.ts'
import type { WorkerPress, WorkerScope } from './worker-scope.ts'

/** The words of a folder by language, as in its files. */
export type WordsByLanguage = Readonly<Record<string, unknown>>

/** The content of a push, as far as this worker understands it. */
export interface Ringing {
  readonly kind: string
  readonly topic: string
  readonly name: string | null
  readonly path: string
  readonly language: string
  /** An event for the pages, in place of a kind. */
  readonly type: string | null
  /** The reason of the failure that the event reports. */
  readonly reason: string | null
}

const rightToLeft = /^(he|ar|fa)\b/

const textIn = (value: unknown, key: string): string | null => {
  const field = fieldOf(value, key)
  return typeof field === 'string' ? field : null
}

/** Parses a push; Firebase wraps its payload in `data`. */
export function readPush(text: string | undefined): Ringing {
  let payload: unknown = null
  try {
    payload = JSON.parse(text ?? 'null')
  } catch {
    // Without readable content, a notification is displayed all the same.
  }
  const data = fieldOf(payload, 'data') ?? payload
  const path = textIn(data, 'path')
  const kind = textIn(data, 'kind') ?? 'other'
  return {
    kind,
    topic: textIn(data, 'topic') ?? kind,
    name: textIn(data, 'name'),
    path: path?.startsWith('/') ? path : '/',
    language: textIn(data, 'language') ?? '',
    type: textIn(data, 'type'),
    reason: textIn(data, 'reason'),
  }
}

const wordAt = (words: unknown, key: string): string | null => {
  const word = key.split('.').reduce(fieldOf, words)
  return typeof word === 'string' ? word : null
}

/** The sentence of a notification. */
export function sentenceOf({ kind: ofWhat, type, name, language }: Ringing, words: WordsByLanguage): string {
  // An event has no sentence of its own: it is displayed only for a browser that requires a notification.
  const kind = type === null ? ofWhat : 'other'
  const spoken = words[language] ?? words['en-us']
  const form = name === null ? 'short' : 'by'
  const sentence = wordAt(spoken, `ring.${kind}.${form}`) ?? wordAt(spoken, `ring.other.${form}`) ?? 'Potluck'
  return sentence.replace('{{name}}', () => name ?? '')
}

type Place = Pick<WorkerScope, 'registration' | 'clients' | 'navigator'>

/** Safari revokes the permission of a product that receives a push and displays no notification. */
const mustShow = ({ navigator: { userAgent } }: Place): boolean =>
  /AppleWebKit/.test(userAgent) && !/Chrom(e|ium)|HeadlessChrome/.test(userAgent)

/** Shows a notification for a push, unless a window is visible. Windows receive the event either way. */
export async function ring(place: Place, base: string, words: WordsByLanguage, ringing: Ringing): Promise<void> {
  const windows = await windowsOf(place, base)
  for (const window of windows) window.postMessage({ potluck: 'push', ...ringing })
  const isLookedAt = windows.some(isSeen)
  if ((isLookedAt || ringing.type !== null) && !mustShow(place)) return
  await place.registration.showNotification(sentenceOf(ringing, words), {
    tag: ringing.topic,
    icon: `${base}icons/icon-192.png`,
    badge: `${base}icons/badge-96.png`,
    lang: ringing.language,
    dir: rightToLeft.test(ringing.language) ? 'rtl' : 'auto',
    silent: isLookedAt,
    data: { path: ringing.path },
  })
}

/** Opens the path of a notification: in an open window, or else in a new one. */
export async function follow(place: Place, base: string, { notification }: Pick<WorkerPress, 'notification'>) {
  notification.close()
  // A notification without a path, such as that of a timer, focuses the window.
  const path = textIn(notification.data, 'path')
  const address = `${base}#${path?.startsWith('/') ? path : '/'}`
  const [open] = [...(await windowsOf(place, base))].sort((one) => (isSeen(one) ? -1 : 1))
  try {
    if (!open) throw new Error('there is no window')
    await open.focus()
    if (path !== null) await open.navigate(address)
  } catch {
    // A window of an older version cannot be navigated.
    await place.clients.openWindow(address)
  }
}
