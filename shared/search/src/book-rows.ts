import type { Serving } from '@potluck/foods/serving'
import type { NumbersLabelled } from './label-choices.ts'
import type { MadeOf } from './narrowing.ts'
import { orderOf, type SortedRecipe } from './row-order.ts'

/** The fields of a recipe by which a list is filtered and sorted. */
export interface BookRow extends SortedRecipe {
  readonly folder: string
  readonly labelIds: readonly string[]
  readonly searchNumber: number
  /** One serving of it, where that was worked out. */
  readonly serving?: Serving | undefined
  /** The marks of its lines, where they were worked out. */
  readonly madeOf?: MadeOf | undefined
}

/** The rows of a book by number. A recipe that changes gets another number; what is worked out lasts until a row changes. */
export class BookRows<Row extends BookRow> {
  /** Null where a recipe was that has another number now, or is gone. */
  readonly byNumber: (Row | null)[]
  readonly #numbers: Map<string, number>
  readonly #sorted = new Map<string, Uint32Array>()
  #labelled: NumbersLabelled | null = null

  constructor(saved: readonly (Row | null)[]) {
    this.byNumber = [...saved]
    this.#numbers = new Map(saved.flatMap((row, at) => (row ? [[row.id, at] as const] : [])))
  }

  get(id: string): Row | undefined {
    return this.byNumber[this.#numbers.get(id) ?? -1] ?? undefined
  }

  all(): Row[] {
    return this.byNumber.filter((row) => row !== null)
  }

  /** @returns the number that it has now */
  put(row: Row): number {
    this.remove(row.id)
    const number = this.byNumber.push(row) - 1
    this.#numbers.set(row.id, number)
    this.#forgetWorkedOut()
    return number
  }

  /** @returns whether it was there */
  remove(id: string): boolean {
    const number = this.#numbers.get(id)
    if (number === undefined) return false
    this.byNumber[number] = null
    this.#numbers.delete(id)
    this.#forgetWorkedOut()
    return true
  }

  /** Whether most numbers are of the past. */
  needsCompaction(): boolean {
    return this.byNumber.length > 500 && this.#numbers.size < this.byNumber.length / 2
  }

  /** The numbers of a folder in an order. */
  inOrder(folder: string, sort: string): Uint32Array {
    const name = JSON.stringify([folder, sort])
    const before = this.#sorted.get(name)
    if (before) return before
    const order = orderOf(sort)
    const rows = [...this.#numbers.values()].flatMap((number) => {
      const row = this.byNumber[number]
      return row?.folder === folder ? [{ number, row }] : []
    })
    const numbers = Uint32Array.from(
      rows.sort((a, b) => order(a.row, b.row)),
      ({ number }) => number,
    )
    this.#sorted.set(name, numbers)
    return numbers
  }

  /** The numbers of the recipes with each label, by its id. */
  labelled(): NumbersLabelled {
    if (this.#labelled) return this.#labelled
    const numbers = new Map<string, number[]>()
    this.byNumber.forEach((row, number) => {
      for (const id of row?.labelIds ?? []) {
        const before = numbers.get(id)
        if (before) before.push(number)
        else numbers.set(id, [number])
      }
    })
    this.#labelled = numbers
    return numbers
  }

  #forgetWorkedOut(): void {
    this.#sorted.clear()
    this.#labelled = null
  }
}
