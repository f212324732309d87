import { whenIdle } from '../device/when-idle.ts'
import { serializeScreen } from './serialize-screen.ts'
import { type StoredScreen, storedPaths, storedQuestions, storedScreen } from './stored-screen.ts'

/** Number of stored screens: the list, a recipe, a shopping list, a plan. */
const maxScreens = 4

/** Time without a change after which a screen is stored, milliseconds. */
const quietMs = 1_500

export interface ScreensToStore {
  readonly root: Element
  /** The path of the drawn screen with its query, as `/list/main`. */
  readonly address: () => string
  readonly language: () => string
  /** Whether the screen belongs to a member and holds nothing unsaved. */
  readonly mayStore: () => boolean
  /** The questions of a path's screen at its opening; empty when none are known. */
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

function store(path: string, screen: StoredScreen): void {
  const paths = [path, ...(storedPaths.read() ?? []).filter((other) => other !== path)]
  for (const old of paths.splice(maxScreens)) storedScreen(old).remove()
  storedPaths.write(paths)
  storedScreen(path).remove()
  storedScreen(path).write(screen)
  // A full storage needs the room for what must not be lost.
  if (storedScreen(path).read() === null) for (const each of paths) storedScreen(each).remove()
}

function storeQuestions(path: string, questions: readonly string[]): void {
  const others = Object.entries(storedQuestions.read() ?? {}).filter(([other]) => other !== path)
  storedQuestions.write(Object.fromEntries([[path, [...questions]], ...others.slice(0, maxScreens - 1)]))
}

/**
 * Stores the drawn screen whenever it has not changed for a moment, and when the window is hidden, so that the next
 * opening displays it at once.
 * @returns stops
 */
export function storeScreens({ root, address, language, mayStore, questionsOf }: ScreensToStore): () => void {
  let isChanged = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelIdle = () => {}

  function storeNow(): void {
    const path = address()
    if (!isChanged || path.includes('?') || !mayStore()) return
    isChanged = false
    const screen = screenOf(root, language())
    if (screen) store(path, screen)
    const questions = questionsOf(path)
    if (screen && questions.length > 0) storeQuestions(path, questions)
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
