import type { Bus } from '@potluck/platform/bus'
import type { Refusal } from '@potluck/platform/changes'
import type { ChangeQueue, QueuedChange } from './change-queue.ts'
import type { StoredQueue } from './stored-queue.ts'
import type { WindowChannel } from './window-channel.ts'

export interface OutcomeSettings {
  readonly queue: Pick<ChangeQueue, 'isShown'>
  readonly stored: StoredQueue
  readonly bus: Bus
  readonly channel: Pick<WindowChannel, 'post'>
  readonly signal: AbortSignal
  /** Notifies the cook of a refusal; null where no cook is. */
  readonly notifyRefused: ((change: QueuedChange) => void) | null
}

/** Handles a change that the server has applied or refused: on the device, in this window, and in the others. */
export class ChangeOutcomes {
  readonly #settings: OutcomeSettings

  constructor(settings: OutcomeSettings) {
    this.#settings = settings
  }

  async applied(change: QueuedChange, status: number, answer: unknown): Promise<void> {
    const { stored, bus, channel, signal } = this.#settings
    const { reference, endpoint, scope } = change
    const outcome = { reference, endpoint, scope, status, answer }
    await this.#informThoseThatName(change, answer)
    await stored.writeRemoved(change)
    if (signal.aborted) return
    // First the screen takes the answer, then the change goes: nothing flickers in between.
    bus.emit('changes:applied', outcome)
    stored.drop(change)
    channel.post({ kind: 'applied', outcome })
  }

  async refused(change: QueuedChange, refusal: Refusal): Promise<void> {
    const { queue, stored, bus, channel, signal, notifyRefused } = this.#settings
    const { reference, endpoint, scope } = change
    const refused = { ...change, refusal, untold: notifyRefused === null }
    await stored.writeReplaced(refused)
    if (signal.aborted) return
    stored.put(refused)
    const { status, code } = refusal
    const outcome = { reference, endpoint, scope, status, code }
    bus.emit('changes:refused', outcome)
    channel.post({ kind: 'refused', outcome })
    // A form that waited for it has discarded it by now, and shows it.
    if (stored.find(reference) && !queue.isShown(scope)) notifyRefused?.(refused)
  }

  /** Notifies of a refusal that a worker met, which could notify nobody. */
  notifyLate(change: QueuedChange): void {
    const { queue, stored, notifyRefused } = this.#settings
    if (!notifyRefused) return
    void stored.writeReplaced({ ...change, untold: false })
    if (!queue.isShown(change.scope)) notifyRefused(change)
  }

  /** A file leaves the device once it is sent: what names it is drawn with what the server has from now on. */
  async #informThoseThatName({ reference, scope, input }: QueuedChange, answer: unknown): Promise<void> {
    if (!input.file) return
    const { stored } = this.#settings
    for (const change of stored.queued) {
      if (change.scope !== scope || !JSON.stringify(change.input).includes(reference)) continue
      await stored.replace({ ...change, answers: { ...change.answers, [reference]: answer } })
    }
  }
}
