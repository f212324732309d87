import type { DeviceStorage } from '../device/device-storage.ts'
import { whenIdle } from '../device/when-idle.ts'
import { serializeScreen } from './serialize-screen.ts'
import {
  type StoredScreen,
  storedPathsKey,
  storedQuestionsKey,
  storedQuestionsSchema,
  storedScreenKey,
} from './stored-screen.ts'

/** Number of stored screens: the list, a recipe, a shopping list, a plan. */
const maxScreens = 4

/** Time without a change after which a screen is stored, milliseconds. */
const quietMs = 1_500

export interface ScreensToStore {
  readonly root: Element
  readonly storage: DeviceStorage
  /** The path of the drawn screen with its query, as `/list/main`. */
  readonly address: () => string
  readonly language: () => string
  /** Whether the screen belongs to a member and holds nothing unsaved. */
  readonly mayStore: () => boolean
  /** What the screen of a path asked the API when it was opened; empty when nothing is known. */
  readonly questionsOf: (path: string) => readonly string[]
}

const addressesOf = (links: Iterable<HTMLLinkElement>): string[] =>
  [...links].flatMap((link) => link.getAttribute('href') ?? [])

/** The stored screen of the application in `root`; null when it cannot be stored. */
export function screenOf(root: Element, language: string): StoredScreen | null {
  const html = serializeScreen(root)
  const sheets = addressesOf(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
  // Those of a stored screen stand before the one of the page.
  const build = sheets.find((address) => address.includes('first-screen'))
  if (html === null || build === undefined) return null
  const others = sheets.filter((address) => address !== build)
  return { build, language, sheets: others, style: document.documentElement.style.cssText, html }
}

function pathsIn(storage: DeviceStorage): readonly string[] {
  return storage.getItem(storedPathsKey)?.split(' ') ?? []
}

function store(storage: DeviceStorage, path: string, screen: StoredScreen): void {
  const paths = [path, ...pathsIn(storage).filter((other) => other !== path)]
  for (const old of paths.splice(maxScreens)) storage.removeItem(storedScreenKey(old))
  storage.setItem(storedPathsKey, paths.join(' '))
  storage.setItem(storedScreenKey(path), JSON.stringify(screen))
  // A full storage remembers it in this page only: it would keep what must be stored from its place.
  if (!storage.keeps(storedScreenKey(path))) for (const each of paths) storage.removeItem(storedScreenKey(each))
}

function storeQuestions(storage: DeviceStorage, path: string, questions: readonly string[]): void {
  const stored = storedQuestionsSchema.safeParse(JSON.parse(storage.getItem(storedQuestionsKey) ?? '{}'))
  const others = Object.entries(stored.data ?? {}).filter(([other]) => other !== path)
  storage.setItem(
    storedQuestionsKey,
    JSON.stringify(Object.fromEntries([[path, questions], ...others.slice(0, maxScreens - 1)])),
  )
}

/**
 * Stores the drawn screen whenever it has not changed for a moment, and when the window is hidden, so that the next
 * opening displays it at once.
 * @returns stops
 */
export function storeScreens({ root, storage, address, language, mayStore, questionsOf }: ScreensToStore): () => void {
  let isChanged = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelIdle = () => {}

  function storeNow(): void {
    const path = address()
    if (!isChanged || path.includes('?') || !mayStore()) return
    isChanged = false
    const screen = screenOf(root, language())
    if (screen) store(storage, path, screen)
    const questions = questionsOf(path)
    if (screen && questions.length > 0) storeQuestions(storage, path, questions)
  }

  function wait(): void {
    isChanged = true
    clearTimeout(timer)
    cancelIdle()
    timer = setTimeout(() => {
      cancelIdle = whenIdle(storeNow)
    }, quietMs)
  }

  const storeIfHidden = () => document.visibilityState === 'hidden' && storeNow()
  const observer = new MutationObserver(wait)
  observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
  document.addEventListener('visibilitychange', storeIfHidden)
  wait()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    cancelIdle()
    document.removeEventListener('visibilitychange', storeIfHidden)
  }
}
