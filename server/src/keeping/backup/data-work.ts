import type { DataWorkKind } from '@potluck/api/backups'
import type { FastifyInstance } from 'fastify'
import { now } from '../../machinery/base/database/instant.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { type DataFailure, dataFailureOf } from './data-failure.ts'
import { type DataResult, type DataTask, runApart } from './data-process-client.ts'
import type { BackupContent } from './inspect-backup.ts'
import type { ProgressReport } from './progress.ts'

/** Work on the data, as it goes on or as it ended. */
export interface DataWorkState {
  readonly kind: DataWorkKind
  readonly startedAt: string
  /** Null while it goes on. */
  readonly endedAt: string | null
  readonly step: ProgressReport['step'] | null
  readonly bytes: number
  readonly totalBytes: number | null
  readonly failure: DataFailure | null
  readonly content: BackupContent | null
}

interface WorkOptions {
  /** Secrets that whoever asks about it knows: of the uploaded file, and of the restore. */
  readonly about?: readonly (string | undefined)[]
  /** Is done with the result before the work counts as ended. @throws {BackupError} when it fails after all */
  readonly use?: (result: DataResult) => Promise<void> | void
}

/** Long work on all data, each in a process of its own: one at a time, and the last one is remembered. */
export class DataWork {
  #state: DataWorkState | null = null
  #abort: AbortController | null = null
  #about: readonly (string | undefined)[] = []

  /** What goes on or ended last; null when there was nothing since the start. */
  get state(): DataWorkState | null {
    return this.#state
  }

  /** Whether somebody who knows this secret may ask about it: secrets are no part of the state. */
  isAbout(secret: string): boolean {
    return this.#about.includes(secret)
  }

  get isRunning(): boolean {
    return this.#abort !== null
  }

  /** @throws {Refusal} `busy` while some work goes on: it may read what was uploaded */
  refuseWhileRunning(): void {
    if (this.#abort) throw new Refusal('busy', 'other work on the data goes on: wait until it is done')
  }

  /**
   * Starts some work. The state says at once that it goes on.
   * @returns its result
   * @throws {Refusal} `busy` when other work goes on
   */
  start(kind: DataWorkKind, task: DataTask, { about = [], use }: WorkOptions = {}): Promise<DataResult> {
    this.refuseWhileRunning()
    const abort = new AbortController()
    this.#abort = abort
    this.#state = {
      kind,
      startedAt: now(),
      endedAt: null,
      step: null,
      bytes: 0,
      totalBytes: null,
      failure: null,
      content: null,
    }
    this.#about = about
    return this.#run(task, abort.signal, use).finally(() => {
      this.#abort = null
    })
  }

  async #run(task: DataTask, signal: AbortSignal, use: WorkOptions['use']): Promise<DataResult> {
    try {
      const result = await runApart(task, signal, (report) => this.report(report))
      await use?.(result)
      this.#change({ endedAt: now(), content: result.kind === 'inspected' ? result.content : null })
      return result
    } catch (error) {
      this.#change({ endedAt: now(), failure: dataFailureOf(error) })
      throw error
    }
  }

  report(report: ProgressReport): void {
    this.#change(report)
  }

  /** Ends what goes on. */
  stop(): void {
    this.#abort?.abort()
  }

  #change(changes: Partial<DataWorkState>): void {
    if (this.#state) this.#state = { ...this.#state, ...changes }
  }
}

/** The work of a server; it ends with it. */
export function dataWorkOf(app: FastifyInstance): DataWork {
  const work = new DataWork()
  app.addHook('preClose', async () => work.stop())
  return work
}
