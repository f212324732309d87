import { type DeviceLog, openDeviceLog } from './device-log.ts'

const openOrNull = (): Promise<DeviceLog | null> => openDeviceLog().catch(() => null)

/** The log of the device, one step at a time: what was read is never older than what was written. */
export class DeviceAccess {
  readonly #signal: AbortSignal
  #log = openOrNull()
  #last: Promise<unknown> = Promise.resolve()

  /** @param signal once aborted, no further step begins */
  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /**
   * Runs a step when the steps before it have ended.
   * @param step given null where the browser stores nothing for this page
   * @returns undefined when it was stopped before
   */
  run<T>(step: (log: DeviceLog | null) => Promise<T>): Promise<T | undefined> {
    const done = this.#last.then(async () => (this.#signal.aborted ? undefined : step(await this.#log)))
    this.#last = done.catch(() => {})
    return done
  }

  /** Opens the log again where it could not be opened. */
  async reopen(): Promise<void> {
    if ((await this.#log) === null) this.#log = openOrNull()
  }

  close(): void {
    void this.#log.then((log) => log?.close())
  }
}
