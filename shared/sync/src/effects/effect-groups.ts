import type { ChangeEffects, LoadChangeEffects } from '@potluck/platform/change-effects'
import type { ReadableStore } from '@potluck/platform/store'

/** The effects that remotes declare for their changes; the code of each group is fetched once. */
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

  /** Fetches the missing code. Code that failed to load is fetched with the next call. */
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
