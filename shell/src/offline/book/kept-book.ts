import type { BookChanges, CopiedLabel } from '@potluck/api/book-changes'
import type { Endpoint } from '@potluck/api/endpoint'
import { createHeldBook, type HeldBook } from '@potluck/search/held-book'
import { answerFromBook } from './answer-from-book.ts'
import { type BookState, openBookDevice } from './book-device.ts'

/** So many recipes are read at once before the browser may do something else. */
const atOnce = 25

/** After so many recipes of a first fetch the index is written down, so that a closed page does not begin anew. */
const writtenAfter = 2_500

/** The book of one session, on this device. */
export interface KeptBook {
  /** Where the next changes begin; null before the first. Reads again what another window wrote. */
  mark(): Promise<string | null>
  /** Takes changes in, in the order they came. @param isStill asked before anything is written: a session may end at any moment */
  apply(changes: BookChanges, isStill: () => boolean): Promise<void>
  /** What the server would answer; null before the book was fetched once, and for what it does not hold. */
  answer(endpoint: Endpoint, asked: object): Promise<{ readonly at: string; readonly answer: unknown } | null>
  close(): void
}

interface Content {
  readonly held: HeldBook
  readonly labels: Map<string, CopiedLabel>
  mark: string | null
  complete: boolean
  at: string
}

const contentOf = (state: BookState | null): Content => ({
  held: createHeldBook(state?.book),
  labels: new Map((state?.labels ?? []).map((label) => [label.id, label])),
  mark: state?.mark ?? null,
  complete: state?.complete ?? false,
  at: state?.at ?? '',
})

const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Opens the copy of the book that this device keeps. @throws when the browser keeps nothing for this page */
export async function openKeptBook(session: string): Promise<KeptBook> {
  const device = await openBookDevice()
  let content: Content | null = null
  let unwritten = 0

  /** The copy in memory, as whichever window wrote it last. */
  async function read(): Promise<Content> {
    if (content && (content.at === '' || content.at === ((await device.writtenAt()) ?? ''))) return content
    content = contentOf(await device.state(session))
    return content
  }

  async function write({ held, labels, mark, complete }: Content, at: string): Promise<void> {
    unwritten = 0
    await device.keepState({ session, mark: mark ?? '', complete, at, labels: [...labels.values()], book: held.save() })
  }

  async function rebuilt(worn: Content): Promise<Content> {
    const held = createHeldBook()
    const ids = worn.held.rows().map(({ id }) => id)
    for (let at = 0; at < ids.length; at += atOnce) {
      for (const recipe of (await device.recipes(ids.slice(at, at + atOnce))).values()) held.put(recipe)
      await breath()
    }
    for (const label of worn.labels.values()) held.putLabel(label)
    return { ...worn, held }
  }

  return {
    mark: async () => (await read()).mark,
    async apply(changes, isStill) {
      let into = await read()
      const { recipes, labels, goneRecipes, goneLabels, mark, more } = changes
      // A first fetch finds nothing of an earlier session.
      if (into.mark === null && isStill()) await device.clear()
      if (!isStill()) return
      await device.write(recipes, goneRecipes)
      for (const id of goneRecipes) into.held.remove(id)
      for (const id of goneLabels) {
        into.held.removeLabel(id)
        into.labels.delete(id)
      }
      for (const label of labels) {
        into.held.putLabel(label)
        into.labels.set(label.id, label)
      }
      for (const [at, recipe] of recipes.entries()) {
        into.held.put(recipe)
        if (at % atOnce === atOnce - 1) await breath()
      }
      unwritten += recipes.length + labels.length + goneRecipes.length + goneLabels.length
      if (into.held.isWorn()) into = await rebuilt(into)
      into.mark = mark
      into.complete ||= !more
      content = into
      if (!isStill() || (more && unwritten < writtenAfter)) return
      const at = new Date().toISOString()
      await write(into, at)
      into.at = at
    },
    async answer(endpoint, asked) {
      const { held, labels, complete, at } = await read()
      if (!complete) return null
      const answer = await answerFromBook({ held, labels, recipes: device.recipes }, endpoint, asked)
      return answer === null ? null : { at, answer }
    },
    close: () => device.close(),
  }
}
