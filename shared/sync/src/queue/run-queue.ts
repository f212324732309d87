import type { ApiClient } from '@potluck/api/client'
import type { Bus } from '@potluck/platform/bus'
import type { Session } from '@potluck/platform/host'
import type { ReadableStore } from '@potluck/platform/store'
import { ChangeOutcomes } from './change-outcomes.ts'
import type { ChangeQueue, QueuedChange, QueueRunner } from './change-queue.ts'
import { ChangeSender } from './change-sender.ts'
import { databaseName } from './device-log.ts'
import { StoredQueue } from './stored-queue.ts'
import { openWindowChannel, type WindowEvent } from './window-channel.ts'
import { createWriteAheadLog, type LogStorage } from './write-ahead-log.ts'

export interface QueueSettings {
  readonly queue: ChangeQueue
  readonly api: ApiClient
  readonly bus: Bus
  readonly session: ReadableStore<Pick<Session, 'account'>>
  /** The write-ahead log; null in a worker, where no change is made. */
  readonly storage: LogStorage | null
  /** The account whose data is on this device, also before the account is loaded; null when unknown. */
  readonly owner: () => string | null
  readonly requireLogin: () => void
  /** Notifies the cook of a change that could not be applied, where no screen shows it; null where no cook is. */
  readonly notifyRefused: ((change: QueuedChange) => void) | null
  readonly reportError: (error: unknown) => void
  /** An operation on the device failed; it is retried. */
  readonly deviceFailed?: () => void
  /** The browser's locks; undefined on an insecure origin, where only the server prevents that a change is applied twice. */
  readonly locks: LockManager | undefined
}

export interface RunningQueue {
  readonly stop: () => void
  /**
   * Resolves when nothing more can be sent: everything was sent, or the rest waits for a network, a server or a login.
   * @param patienceMs time in which failed changes are sent again while there is a network, milliseconds
   */
  readonly settled: (patienceMs: number) => Promise<void>
}

/**
 * Stores the queue on this device and sends it: the changes of a scope one after the other, by one window at a time.
 * Only what the account of this session made is sent. In a window, or in a service worker where none is.
 */
export function runQueue(settings: QueueSettings): RunningQueue {
  const { queue, bus, session, storage, deviceFailed = () => {} } = settings
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = openWindowChannel(databaseName, receive)
  const stored = new StoredQueue({
    ...settings,
    signal,
    deviceFailed,
    writeAheadLog: storage && createWriteAheadLog(storage),
    onUnnotified: (change) => outcomes.notifyLate(change),
    onRetried: changed,
  })
  const outcomes = new ChangeOutcomes({ ...settings, signal, stored, channel })
  const sender = new ChangeSender({ ...settings, signal, stored, outcomes })

  function receive(event: WindowEvent): void {
    if (event.kind === 'applied') bus.emit('changes:applied', event.outcome)
    if (event.kind === 'refused') bus.emit('changes:refused', event.outcome)
    // Its window may be closed before it sent them.
    void stored.readDevice().then(() => sender.sendAll())
  }

  function changed(): void {
    channel.post({ kind: 'changed' })
    sender.sendAll()
  }

  async function wake(): Promise<void> {
    sender.endPauses()
    await stored.storeNew()
    sender.sendAll()
  }

  function networkReturned(): void {
    sender.abortHanging()
    void wake()
  }

  const stops = [
    queue.runBy(runnerOf(stored, changed)),
    session.subscribe(() => void wake()),
    bus.on('live:connected', networkReturned),
  ]
  globalThis.addEventListener('online', networkReturned)
  stored.restoreWrittenAhead()
  stored.writeAhead()
  const begun = stored.readDevice().then(wake)

  return {
    stop() {
      stopping.abort()
      globalThis.removeEventListener('online', networkReturned)
      for (const stop of stops) stop()
      sender.endPauses()
      channel.close()
      stored.close()
    },
    async settled(patienceMs) {
      await begun
      await sender.settled(patienceMs)
    },
  }
}

/** The operations of a window on its queue. @param changed called when the device has stored one */
const runnerOf = (stored: StoredQueue, changed: () => void): QueueRunner => ({
  added() {
    stored.writeAhead()
    void stored.storeNew().then(changed)
  },
  retry(reference) {
    const change = stored.find(reference)
    if (!change?.refusal) return
    const again = { ...change, refusal: null, failures: 0 }
    stored.put(again)
    void stored.writeReplaced(again).then(changed)
  },
  discard(reference) {
    const change = stored.find(reference)
    if (!change?.refusal) return
    stored.drop(change)
    void stored.writeRemoved(change).then(changed)
  },
})
