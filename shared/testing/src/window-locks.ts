interface Waiting {
  readonly grant: () => void
  readonly signal: AbortSignal | undefined
}

interface HeldLock {
  readonly steal: () => void
}

const isOptions = (given: LockOptions | LockGrantedCallback<unknown>): given is LockOptions =>
  typeof given !== 'function'

/** The locks that windows of one browser share: in turn, given up by a signal, and stolen. */
export function createLocks(): LockManager {
  const heldLocks = new Map<string, HeldLock>()
  const queues = new Map<string, Waiting[]>()

  function next(name: string): void {
    if (heldLocks.has(name)) return
    const waiting = queues.get(name)?.shift()
    if (!waiting) return
    if (waiting.signal?.aborted) next(name)
    else waiting.grant()
  }

  const request = (
    name: string,
    given: LockOptions | LockGrantedCallback<unknown>,
    step?: LockGrantedCallback<unknown>,
  ) => {
    const options = isOptions(given) ? given : {}
    const work = isOptions(given) ? step : given
    return new Promise<unknown>((resolve, reject) => {
      const refuse = () => reject(new DOMException('aborted', 'AbortError'))
      const grant = () => {
        const mine: HeldLock = { steal: refuse }
        heldLocks.set(name, mine)
        const end = () => {
          if (heldLocks.get(name) === mine) heldLocks.delete(name)
          next(name)
        }
        Promise.resolve()
          .then(() => work?.(null))
          .then(resolve, reject)
          .finally(end)
      }
      if (options.signal?.aborted) return refuse()
      options.signal?.addEventListener('abort', refuse)
      if (options.steal) {
        heldLocks.get(name)?.steal()
        return grant()
      }
      queues.set(name, [...(queues.get(name) ?? []), { grant, signal: options.signal }])
      next(name)
    })
  }
  return Object.assign(Object.create(null), { request, query: async () => ({}) })
}
