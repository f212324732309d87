import { maxLinkWords } from '@potluck/api/recipes'
import { type Link, writeLinks } from '../../book/recipes/whole/links.ts'
import type { Book } from '../../ground/access/book.ts'
import { changeBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Prepared } from './prepare-recipes.ts'

/** Maximum number of links that are read of one recipe. */
const maxTaken = 20

/** Recipes that one transaction links. */
const batchSize = 20

const keyOf = (name: string): string => name.trim().toLowerCase()

/** Links imported recipes with those of the same import that they name. Names of others stay words. */
export class ImportedLinks {
  readonly #ids = new Map<string, string>()
  readonly #taking: { readonly recipeId: string; readonly names: readonly string[] }[] = []

  /** Notes recipes that were written or that the book has already. */
  add(batch: readonly Prepared[]): void {
    for (const { result, recipe, takes } of batch) {
      const id = result.refers?.id
      if (id !== undefined && !this.#ids.has(keyOf(result.name))) this.#ids.set(keyOf(result.name), id)
      if (recipe && takes.length > 0) this.#taking.push({ recipeId: recipe.id, names: takes.slice(0, maxTaken) })
    }
  }

  /** Writes the links, once all recipes are there. A link that would close a circle is left out. */
  async write(database: Database, book: Book): Promise<void> {
    for (let start = 0; start < this.#taking.length; start += batchSize) {
      const links = this.#taking.slice(start, start + batchSize).flatMap(({ recipeId, names }) =>
        names.flatMap((name): Link[] => {
          const linkedId = this.#ids.get(keyOf(name))
          return linkedId === undefined ? [] : [{ recipeId, linkedId, words: name.trim().slice(0, maxLinkWords) }]
        }),
      )
      if (links.length > 0) await changeBook(database, book, (open) => writeLinks(open, links, (id) => id))
    }
  }
}
