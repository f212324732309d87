import { type Backoff, createBackoff } from './backoff.ts'
import type { ChangeQueue, QueuedChange } from './change-queue.ts'
import { DeviceAccess } from './device-access.ts'
import { type DeviceLog, databaseName } from './device-log.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

export interface StoredQueueSettings {
  readonly queue: ChangeQueue
  /** Null in a worker, where no change is made. */
  readonly writeAheadLog: WriteAheadLog | null
  /** The account whose data is on this device; null when unknown. */
  readonly owner: () => string | null
  /** Ends everything. */
  readonly signal: AbortSignal
  readonly reportError: (error: unknown) => void
  /** An operation on the device failed; it is retried. */
  readonly deviceFailed: () => void
  /** A refusal was read from the device that no cook was notified of. */
  readonly onUnnotified: (change: QueuedChange) => void
  /** Changes that the device did not store were tried again. */
  readonly onRetried: () => void
}

/** The queue of this window together with its copies on the device: the write-ahead log and the device log. */
export class StoredQueue {
  readonly #settings: StoredQueueSettings
  readonly #device: DeviceAccess
  readonly #retries: Backoff

  constructor(settings: StoredQueueSettings) {
    this.#settings = settings
    this.#device = new DeviceAccess(settings.signal)
    this.#retries = createBackoff(() => void this.#retry())
  }

  get queued(): readonly QueuedChange[] {
    return this.#settings.queue.get().queued
  }

  find(reference: string): QueuedChange | undefined {
    return this.queued.find((change) => change.reference === reference)
  }

  /** Puts a change in the place of its earlier state, in memory. */
  put(change: QueuedChange): void {
    this.#settings.queue.update(({ queued }) => ({
      queued: queued.map((other) => (other.reference === change.reference ? change : other)),
    }))
  }

  /** Removes a change from memory and from the write-ahead log. */
  drop(change: QueuedChange): void {
    this.#settings.queue.update(({ queued }) => ({
      queued: queued.filter(({ reference }) => reference !== change.reference),
    }))
    this.#settings.writeAheadLog?.forget(change)
  }

  /** Writes a new state of a change on the device, then puts it into memory. */
  async replace(change: QueuedChange): Promise<void> {
    await this.writeReplaced(change)
    this.put(change)
  }

  writeReplaced(change: QueuedChange): Promise<void> {
    return this.#write(change, (log, place) => log.replace(place, change))
  }

  writeRemoved(change: QueuedChange): Promise<void> {
    return this.#write(change, (log, place) => log.remove(place))
  }

  /** Where the device does not take it, it has the change as before: it is sent again, and applied once. */
  async #write(change: QueuedChange, step: (log: DeviceLog, place: number) => Promise<void>): Promise<void> {
    const place = this.find(change.reference)?.place ?? change.place
    if (typeof place !== 'number') return
    await this.#device.run(async (log) => log && step(log, place)).catch(this.#settings.deviceFailed)
  }

  /** Writes new changes into the write-ahead log: a page may be left before its database has ended what it does. */
  writeAhead(): void {
    const owner = this.#settings.owner()
    for (const change of this.queued) {
      if (change.place === null && owner !== null)
        this.#settings.writeAheadLog?.write({ ...change, owner: change.owner ?? owner })
    }
  }

  /** Takes over the changes of an earlier page that are not in the database. */
  restoreWrittenAhead(): void {
    const owner = this.#settings.owner()
    const logged = this.#settings.writeAheadLog?.all() ?? []
    const restored = logged.filter((change) => change.owner === owner && !this.find(change.reference))
    if (restored.length > 0) this.#settings.queue.update(({ queued }) => ({ queued: [...restored, ...queued] }))
  }

  /** Takes over the writes of other windows. */
  readDevice(): Promise<unknown> {
    return this.#device.run((log) => (log ? this.#take(log) : this.#deviceFailed())).catch(() => this.#deviceFailed())
  }

  async #take(log: DeviceLog): Promise<void> {
    const { owner, queue, reportError, signal, onUnnotified } = this.#settings
    const mine = owner()
    const onDevice = (await log.all(reportError)).filter((change) => change.owner === mine)
    if (signal.aborted) return
    for (const change of onDevice) if (change.untold) onUnnotified(change)
    const known = new Set(onDevice.map(({ reference }) => reference))
    const isInMemoryOnly = ({ place, reference }: QueuedChange) => typeof place !== 'number' && !known.has(reference)
    queue.update(({ queued }) => ({ queued: [...onDevice, ...queued.filter(isInMemoryOnly)] }))
  }

  /** Stores the changes that are not on the device yet. Failures are retried with the next change, and after a pause. */
  async storeNew(): Promise<void> {
    await this.#device.run(async (log) => {
      for (const change of this.queued) {
        const owner = change.owner ?? this.#settings.owner()
        if (typeof change.place !== 'number' && owner !== null) await this.#storeOne(log, { ...change, owner })
      }
    })
  }

  async #storeOne(log: DeviceLog | null, change: QueuedChange): Promise<void> {
    const place = await (log?.add(change).catch((): null => null) ?? null)
    // Changes in memory may have been sent meanwhile.
    const now = this.find(change.reference)
    if (now) this.put({ ...now, owner: change.owner, place: place ?? 'memory' })
    else if (place !== null) await log?.remove(place)
    if (place === null) return this.#deviceFailed()
    this.#retries.forget(databaseName)
    this.#settings.writeAheadLog?.forget(change)
  }

  async #deviceFailed(): Promise<void> {
    this.#settings.deviceFailed()
    if (!this.#retries.has(databaseName)) this.#retries.begin(databaseName, null)
  }

  async #retry(): Promise<void> {
    await this.#device.reopen()
    await this.readDevice()
    await this.storeNew()
    this.#settings.onRetried()
  }

  close(): void {
    this.#retries.end()
    this.#device.close()
  }
}
