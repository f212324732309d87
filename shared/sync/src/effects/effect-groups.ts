import type { ChangeEffects, LoadChangeEffects } from '@potluck/platform/change-effects'
import type { ReadableStore } from '@potluck/platform/store'

/** What remotes say that their changes do to answers; the code of each is fetched once. */
export class EffectGroups {
  readonly #loads: ReadableStore<readonly LoadChangeEffects[]>
  readonly #take: (group: ChangeEffects) => void
  readonly #requested = new Set<LoadChangeEffects>()
  #isStopped = false

  /** @param take given each group when it has come */
  constructor(loads: ReadableStore<readonly LoadChangeEffects[]>, take: (group: ChangeEffects) => void) {
    this.#loads = loads
    this.#take = take
  }

  /** Fetches what was not fetched yet. Without a connection, it is fetched with the next call. */
  fetch(): void {
    for (const load of this.#loads.get()) {
      if (this.#requested.has(load)) continue
      this.#requested.add(load)
      load().then(
        (group) => {
          if (!this.#isStopped) this.#take(group)
        },
        () => this.#requested.delete(load),
      )
    }
  }

  stop(): void {
    this.#isStopped = true
  }
}
