import type { BookChanges, CopiedLabel, CopiedRecipe } from '@potluck/api/book-changes'
import type { Endpoint } from '@potluck/api/endpoint'
import { searchRecipes } from '@potluck/api/recipes'
import type { HiddenTexts } from '@potluck/search/explain'
import { createHeldBook, type HeldBook } from '@potluck/search/held-book'
import { writtenMark } from '../written-mark.ts'
import { answerFromBook, isOfBook } from './answer-from-book.ts'
import { bookDatabase } from './book-database.ts'
import { type BookJournal, openBookDevice } from './book-device.ts'

/** So many recipes are read at once before the browser may do something else. */
const atOnce = 25

/** After so many changes the index is written down again: until then, what changed is told beside it. */
const writtenAfter = 2_500

/** Recipes whose texts are kept at hand while somebody types. */
const mostAtHand = 1_500

/** The book of one session, on this device. */
export interface KeptBook {
  /** Where the next changes begin; null before the first. Reads again what another window wrote. */
  mark(): Promise<string | null>
  /** Takes changes in, in the order they came. @param isStill asked before anything is written: a session may end at any moment */
  apply(changes: BookChanges, isStill: () => boolean): Promise<void>
  /**
   * What the server would answer; null before the book was fetched once, and for what it does not hold.
   * @param seenAt when the server answered that itself, ISO 8601: null too, where nothing in the copy changed since
   */
  answer(
    endpoint: Endpoint,
    asked: object,
    seenAt?: Promise<string | undefined>,
  ): Promise<{ readonly at: string; readonly answer: unknown } | null>
  close(): void
}

interface Content {
  readonly held: HeldBook<CopiedRecipe>
  readonly labels: Map<string, CopiedLabel>
  readonly complete: boolean
  readonly journal: BookJournal | null
}

/** A search is made ready for when the screen stands that was asked for. Milliseconds. */
const readyAfter = 1_000

/** Tells one state of a copy from the next. */
const nameOf = ({ session, mark, at }: BookJournal): string => `${session} ${mark} ${at}`

const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Opens the copy of the book that this device keeps.
 * @param onGone called when it was wiped: it has to be opened anew
 * @throws when the browser keeps nothing for this page
 */
export async function openKeptBook(session: string, onGone = () => {}): Promise<KeptBook> {
  const device = await openBookDevice(onGone)
  const writing = writtenMark(bookDatabase)
  let content: Content | null = null
  let reading: { readonly of: string | null; readonly content: Promise<Content> } | null = null
  /** A first fetch is on its way, and not all of it is written down yet. */
  let isAhead = false
  let isReady = false
  const atHand = new Map<string, HiddenTexts>()

  async function hiddenTexts(ids: readonly string[]): Promise<ReadonlyMap<string, HiddenTexts>> {
    const missing = ids.filter((id) => !atHand.has(id))
    const read = missing.length > 0 ? await device.hiddenTexts(missing) : new Map<string, HiddenTexts>()
    if (atHand.size + read.size > mostAtHand) atHand.clear()
    for (const [id, texts] of read) atHand.set(id, texts)
    return new Map(
      ids.flatMap((id) => {
        const texts = atHand.get(id) ?? read.get(id)
        return texts ? [[id, texts] as const] : []
      }),
    )
  }

  /** Puts recipes into what is held, some at a time. */
  async function hold(
    held: HeldBook<CopiedRecipe>,
    ids: readonly string[],
    known?: ReadonlyMap<string, CopiedRecipe>,
  ): Promise<void> {
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce)
      const read = known ?? (await device.recipes(some))
      for (const id of some) {
        const recipe = read.get(id)
        if (recipe) held.put(recipe)
        else held.remove(id)
      }
      if (some.length === atOnce) await breath()
    }
  }

  function holdLabels({ held, labels }: Pick<Content, 'held' | 'labels'>, changed: BookJournal['labels']): void {
    for (const [id, label] of Object.entries(changed)) {
      if (label) {
        held.putLabel(label)
        labels.set(id, label)
      } else {
        held.removeLabel(id)
        labels.delete(id)
      }
    }
  }

  /**
   * Has the copy in memory, its words in order, and a search made to the end, before somebody searches it: the first letter would
   * wait for all of that.
   */
  function makeReady(): void {
    if (isReady) return
    isReady = true
    const search = async () => answerFromBook(bookOf(await read()), searchRecipes, { query: { query: 'so' } })
    setTimeout(() => void search().catch(() => {}), readyAfter)
  }

  const bookOf = ({ held, labels }: Content) => ({ held, labels, recipes: device.recipes, hiddenTexts })

  const written = async (): Promise<BookJournal | null> =>
    content && isAhead ? content.journal : device.journal(session)

  /** The same, without asking the disk where no window wrote since the copy was read. */
  function lastWritten(): BookJournal | null | Promise<BookJournal | null> {
    const journal = content?.journal
    return journal && nameOf(journal) === writing.last() ? journal : written()
  }

  /** The copy in memory, as whichever window wrote it last. Who asks meanwhile waits for the same reading. */
  async function read(known?: BookJournal | null): Promise<Content> {
    if (content && isAhead) return content
    const journal = known ?? (await written())
    if (content && content.journal?.at === journal?.at && content.journal?.mark === journal?.mark) return content
    const of = journal ? nameOf(journal) : null
    if (reading?.of !== of) {
      const begun = { of, content: readAnew(journal) }
      const ended = () => {
        if (reading === begun) reading = null
      }
      begun.content.then(ended, ended)
      reading = begun
    }
    return reading.content
  }

  async function readAnew(journal: BookJournal | null): Promise<Content> {
    atHand.clear()
    const state = journal && (await device.state(session))
    const labels = new Map((state?.labels ?? []).map((label) => [label.id, label]))
    const held = createHeldBook<CopiedRecipe>(state?.book)
    if (state) {
      await hold(held, journal.recipes)
      holdLabels({ held, labels }, journal.labels)
    }
    content = { held, labels, complete: state?.complete ?? false, journal: state ? journal : null }
    return content
  }

  async function rebuilt(worn: Content): Promise<Content> {
    const held = createHeldBook<CopiedRecipe>()
    await hold(
      held,
      worn.held.rows().map(({ id }) => id),
    )
    for (const label of worn.labels.values()) held.putLabel(label)
    return { ...worn, held }
  }

  async function take(before: Content, changes: BookChanges): Promise<Content> {
    const { recipes: changed, labels, goneRecipes, goneLabels } = changes
    const byId = new Map(changed.map((recipe) => [recipe.id, recipe]))
    const ids = [...byId.keys(), ...goneRecipes]
    for (const id of ids) atHand.delete(id)
    await hold(before.held, ids, byId)
    const changedLabels = Object.fromEntries([
      ...labels.map((label) => [label.id, label] as const),
      ...goneLabels.map((id) => [id, null] as const),
    ])
    holdLabels(before, changedLabels)
    const at = new Date().toISOString()
    const isChange = ids.length + labels.length + goneLabels.length > 0
    const journal: BookJournal = {
      session,
      at,
      mark: changes.mark,
      changedAt: isChange || !before.journal ? at : before.journal.changedAt,
      recipes: [...new Set([...(before.journal?.recipes ?? []), ...ids])],
      labels: { ...before.journal?.labels, ...changedLabels },
    }
    const after = { ...before, complete: before.complete || !changes.more, journal }
    return after.held.isWorn() ? rebuilt(after) : after
  }

  async function write(after: Content, journal: BookJournal): Promise<Content> {
    const { held, labels, complete } = after
    const empty = { ...journal, recipes: [], labels: {} }
    await device.keepState({ session, complete, labels: [...labels.values()], book: held.save() }, empty)
    writing.note(nameOf(empty))
    return { ...after, journal: empty }
  }

  return {
    mark: async () => (await read()).journal?.mark ?? null,
    async apply(changes, isStill) {
      const before = await read()
      // A first fetch finds nothing of an earlier session.
      if (before.journal === null && isStill()) await device.clear()
      if (!isStill()) return
      await device.write(changes.recipes, changes.goneRecipes)
      const after = await take(before, changes)
      content = after
      const { journal } = after
      if (!journal || !isStill()) return
      const isWhole = after.complete && (isAhead || !before.complete)
      if (isWhole || journal.recipes.length >= writtenAfter || after.held !== before.held) {
        content = await write(after, journal)
        isAhead = false
      } else if (after.complete) {
        await device.keepJournal(journal)
        writing.note(nameOf(journal))
      } else isAhead = true
    },
    async answer(endpoint, asked, seenAt) {
      if (!isOfBook(endpoint)) return null
      const [last, at = ''] = await Promise.all([lastWritten(), seenAt])
      if (last) makeReady()
      if (!last || at > last.changedAt) return null
      const content = await read(last)
      const { complete, journal } = content
      if (!complete || !journal) return null
      const answer = await answerFromBook(bookOf(content), endpoint, asked)
      return answer === null ? null : { at: journal.at, answer }
    },
    close: () => device.close(),
  }
}
