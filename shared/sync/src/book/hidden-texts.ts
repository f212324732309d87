import type { HiddenTexts } from '@potluck/search/explain'

/** Recipes whose texts are in memory while somebody types. */
const maxRecipes = 1_500

/** The texts of recipes that no list shows, read from the device the first time only. */
export class HiddenTextCache {
  readonly #read: (ids: readonly string[]) => Promise<ReadonlyMap<string, HiddenTexts>>
  readonly #texts = new Map<string, HiddenTexts>()

  constructor(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, HiddenTexts>>) {
    this.#read = read
  }

  /** Those that there are, by id. */
  async get(ids: readonly string[]): Promise<ReadonlyMap<string, HiddenTexts>> {
    const missing = ids.filter((id) => !this.#texts.has(id))
    const read = missing.length > 0 ? await this.#read(missing) : new Map<string, HiddenTexts>()
    if (this.#texts.size + read.size > maxRecipes) this.#texts.clear()
    for (const [id, texts] of read) this.#texts.set(id, texts)
    return new Map(
      ids.flatMap((id) => {
        const texts = this.#texts.get(id) ?? read.get(id)
        return texts ? [[id, texts] as const] : []
      }),
    )
  }

  forget(ids: readonly string[]): void {
    for (const id of ids) this.#texts.delete(id)
  }

  clear(): void {
    this.#texts.clear()
  }
}
