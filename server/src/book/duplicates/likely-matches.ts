import { alikeness } from './alike.ts'
import type { Entry } from './entries.ts'
import { signsOf } from './signs.ts'

/** More that share a sign are not all compared: that sign says nothing. */
const maxOfSign = 60

/** The likely matches of a recipe in a book. */
export interface LikelyMatch {
  readonly because: 'link' | 'words'
  readonly entry: Entry
}

/** The recipes of a book by what others would be recognised by. */
export class LikelyMatches {
  readonly #pages = new Map<string, Entry>()
  readonly #signs = new Map<string, Entry[]>()

  add(entry: Entry): void {
    if (entry.page !== null && !this.#pages.has(entry.page)) this.#pages.set(entry.page, entry)
    for (const sign of signsOf(entry)) {
      const same = this.#signs.get(sign) ?? []
      this.#signs.set(sign, same)
      if (same.length < maxOfSign) same.push(entry)
    }
  }

  /** The recipe that another one is likely to be: that of the same page, else the one that is most like it. */
  find(other: Entry): LikelyMatch | null {
    const linked = other.page === null ? undefined : this.#pages.get(other.page)
    if (linked) return { because: 'link', entry: linked }
    let best: Entry | null = null
    let most = 0
    for (const entry of new Set(signsOf(other).flatMap((sign) => this.#signs.get(sign) ?? []))) {
      const value = alikeness(other, entry)
      if (value <= most) continue
      best = entry
      most = value
    }
    return best && { because: 'words', entry: best }
  }
}
