import type { Endpoint } from '@potluck/api/endpoint'
import type { Person } from '@potluck/api/fields'
import type { KitchenRole } from '@potluck/api/kitchen-roles'
import { allBooks } from '@potluck/api/of-book'
import { getRecipe } from '@potluck/api/recipes'
import type { OfflineBookState } from '@potluck/platform/offline-book'
import { deleteDB } from 'idb'
import * as z from 'zod/mini'
import { forgetPictures } from '../device/forget-pictures.ts'
import { answerFromAll } from './answer-from-all.ts'
import { isOfBook } from './answer-from-book.ts'
import { databaseOfBook, kitchensOnDevice } from './book-database-names.ts'
import { type AnswerOfBook, type BookContext, type OfflineBook, openOfflineBook } from './offline-book.ts'

/** A kitchen that the cook is in, as the server last said. */
export interface KnownKitchen {
  readonly id: string
  readonly role: KitchenRole
  /** Its members, with their current names. */
  readonly members?: readonly { readonly person: Person }[] | undefined
}

/** The context of a question. */
export interface BooksContext extends Pick<BookContext, 'seenAt'> {
  readonly kitchens: () => Promise<readonly KnownKitchen[]>
}

/** The books of one session on this device: the own one, and those of the kitchens that the cook is in. */
export interface OfflineBooks {
  /** Opens a book, once for as long as nobody wipes it. @param kitchenId of a kitchen; the own book without it */
  open(kitchenId?: string): Promise<OfflineBook>
  /** The state of all of them on the device. */
  state(): Promise<OfflineBookState>
  /** The answer of the book that a question is about (`OfflineBook.answer`); none of a kitchen that the cook is not in. */
  answer(endpoint: Endpoint, input: object, asked: BooksContext): Promise<AnswerOfBook | null>
  /** Deletes the book of a kitchen, and its pictures. */
  forget(kitchenId: string): Promise<void>
  close(): void
}

const named = z.object({ query: z.object({ kitchen: z.string() }) })

const isAboutRecipe = ({ method, path }: Endpoint): boolean => method === getRecipe.method && path === getRecipe.path

/**
 * The books of a session.
 * @param session its key (`sessionKey`)
 * @param onGone called when the own book was wiped: all have to be opened anew
 */
export function openOfflineBooks(session: string, onGone: () => void): OfflineBooks {
  const opened = new Map<string | undefined, Promise<OfflineBook>>()

  function open(kitchenId?: string): Promise<OfflineBook> {
    const known = opened.get(kitchenId)
    if (known) return known
    const book = openOfflineBook({
      session,
      kitchenId,
      onGone() {
        if (opened.get(kitchenId) === book) opened.delete(kitchenId)
        if (kitchenId === undefined) onGone()
      },
    })
    opened.set(kitchenId, book)
    return book
  }

  /** Whichever of the books has the recipe. */
  async function recipeOfAny(endpoint: Endpoint, input: object, { seenAt, kitchens }: BooksContext) {
    const own = await (await open()).answer(endpoint, input, seenAt && { seenAt })
    if (own) return own
    for (const kitchen of await kitchens()) {
      const answer = await ofKitchen(kitchen, endpoint, input, seenAt)
      if (answer) return answer
    }
    return null
  }

  async function ofKitchen(
    { id, role, members = [] }: KnownKitchen,
    endpoint: Endpoint,
    input: object,
    seenAt: BookContext['seenAt'],
  ) {
    const book = await open(id)
    const people = members.map(({ person }) => person)
    return book.answer(endpoint, input, { ...(seenAt && { seenAt }), mayWrite: role !== 'reader', people })
  }

  /** All books together, where all are there. */
  async function all(endpoint: Endpoint, input: object, { seenAt, kitchens }: BooksContext) {
    const known = (await kitchens()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const own = (await open()).read(true)
    const others = known.map(async ({ id, role }) => (await open(id)).read(role !== 'reader'))
    const books = (await Promise.all([own, ...others])).flatMap((book) => book ?? [])
    const times = books.map(({ at }) => at).sort()
    const [at] = times
    const answeredAt = (await seenAt) ?? ''
    const isNewer = books.some(({ changedAt }) => answeredAt <= changedAt)
    if (at === undefined || !isNewer || books.length <= known.length) return null
    const answer = await answerFromAll(
      books.map(({ readable }) => readable),
      endpoint,
      input,
    )
    return answer === null ? null : { at, answer }
  }

  return {
    open,
    async state() {
      const books = await Promise.all([undefined, ...(await kitchensOnDevice())].map(open))
      const states = await Promise.all(books.map((book) => book.state()))
      const times = states.map(({ updatedAt }) => updatedAt ?? '').sort()
      return {
        recipeCount: states.reduce((sum, { recipeCount }) => sum + recipeCount, 0),
        updatedAt: times[0] || null,
      }
    },
    async answer(endpoint, input, asked) {
      if (!isOfBook(endpoint)) return null
      if (isAboutRecipe(endpoint)) return recipeOfAny(endpoint, input, asked)
      const { seenAt } = asked
      const kitchenId = named.safeParse(input).data?.query.kitchen
      if (kitchenId === undefined) return (await open()).answer(endpoint, input, seenAt && { seenAt })
      if (kitchenId === allBooks) return all(endpoint, input, asked)
      const kitchen = (await asked.kitchens()).find(({ id }) => id === kitchenId)
      return kitchen ? ofKitchen(kitchen, endpoint, input, seenAt) : null
    },
    async forget(kitchenId) {
      const isThere = opened.has(kitchenId) || (await kitchensOnDevice()).includes(kitchenId)
      if (!isThere) return
      const pictures = await (await open(kitchenId)).pictures()
      await deleteDB(databaseOfBook(kitchenId))
      await forgetPictures(pictures)
    },
    close() {
      for (const book of opened.values()) void book.then((each) => each.close()).catch(() => {})
    },
  }
}

/** Deletes all books of this device. */
export async function deleteBooks(): Promise<void> {
  const kitchenIds = await kitchensOnDevice()
  await Promise.all([undefined, ...kitchenIds].map((kitchenId) => deleteDB(databaseOfBook(kitchenId))))
}
