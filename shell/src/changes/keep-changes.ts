import type { ApiClient } from '@potluck/api/client'
import { referenceDays } from '@potluck/api/once'
import type { Bus } from '@potluck/platform/bus'
import { endpointOfChange } from '@potluck/platform/change-endpoint'
import type { Refusal } from '@potluck/platform/changes'
import type { Session } from '@potluck/platform/host'
import type { ReadableStore } from '@potluck/platform/store'
import type { ChangeQueue, QueuedChange } from '../host/change-queue.ts'
import type { DeviceStorage } from '../host/device-storage.ts'
import { betweenWindows, type ChangeNews } from './between-windows.ts'
import { type DeviceChanges, databaseName, openDeviceChanges } from './device-changes.ts'
import { createPauses } from './pauses.ts'
import { whatNow } from './what-now.ts'
import { writtenAhead } from './written-ahead.ts'

/** After so many failures of the server's own a change is taken for refused, so that others can go on. */
const maxFailures = 5

/** When the network returns, a request that has made no progress for so long is sent again. Milliseconds. */
const hangingAfter = { file: 30_000, other: 5_000 } as const

const mayBeSentFor = referenceDays * 24 * 3_600_000

export interface KeepingChanges {
  readonly queue: ChangeQueue
  readonly api: ApiClient
  readonly bus: Bus
  readonly session: ReadableStore<Pick<Session, 'account'>>
  /** Where a change is written down at once; null in a worker, where none is made. */
  readonly storage: DeviceStorage | null
  /** Whose data is on this device, also before the account was read; null when nobody knows. */
  readonly owner: () => string | null
  readonly requireLogin: () => void
  /** Tells the cook of a change that could not be applied, where no screen does; null where no cook is. */
  readonly tellRefused: ((change: QueuedChange) => void) | null
  readonly reportError: (error: unknown) => void
  /** The device did not do what was asked of it; it is tried again. */
  readonly deviceFailed?: () => void
  /** The browser's locks; undefined on an origin that is not secure, where only the server keeps doubles away. */
  readonly locks: LockManager | undefined
}

export interface KeptChanges {
  readonly stop: () => void
  /** Ends when nothing more can be sent now: all was, or what is left waits for a network, a server or a login. */
  readonly settled: () => Promise<void>
}

/** A change under way. */
interface Request {
  readonly controller: AbortController
  readonly limit: number
  progressAt: number
}

/**
 * Keeps the queue on this device and sends it: the changes of a scope one after the other, by one window at a time.
 * Only what the account of this session made is sent. In a window, or in a service worker where none is.
 */
export function keepChanges(settings: KeepingChanges): KeptChanges {
  const { queue, api, bus, session, locks, reportError } = settings
  const stopping = new AbortController()
  const { signal } = stopping
  const sending = new Map<string, Promise<void>>()
  const requests = new Set<Request>()
  const pauses = createPauses(send)
  let loggedOut = false
  const open = () => openDeviceChanges().catch((): null => null)
  let device = open()
  const rests = createPauses(() => void keepAgain())
  const windows = betweenWindows(databaseName, hear)
  const ahead = settings.storage && writtenAhead(settings.storage)

  const find = (reference: string) => queue.get().queued.find((change) => change.reference === reference)

  const put = (change: QueuedChange) =>
    queue.update((state) => ({
      queued: state.queued.map((other) => (other.reference === change.reference ? change : other)),
    }))

  function takeAway(change: QueuedChange): void {
    queue.update((state) => ({ queued: state.queued.filter(({ reference }) => reference !== change.reference) }))
    ahead?.forget(change)
  }

  /** A page may be left in this moment, and with it whatever its database has not finished. */
  function writeAhead(): void {
    const owner = settings.owner()
    for (const change of queue.get().queued) {
      if (change.place === null && owner !== null) ahead?.write({ ...change, owner: change.owner ?? owner })
    }
  }

  /** What the device's database did not take of a page before this one. */
  function takeWrittenAhead(): void {
    const owner = settings.owner()
    const written = ahead?.all().filter((change) => change.owner === owner && !find(change.reference)) ?? []
    if (written.length > 0) queue.update(({ queued }) => ({ queued: [...written, ...queued] }))
  }

  /** What is done with the device is done in turn, so that what was read is never older than what was written. */
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(step: (device: DeviceChanges | null) => Promise<T>): Promise<T | undefined> {
    const done = turn.then(async () => (signal.aborted ? undefined : step(await device)))
    turn = done.catch(() => {})
    return done
  }

  /** What became of a change. Where the device does not take that, it has the change as before: it is sent again, and applied once. */
  async function write(change: QueuedChange, step: (device: DeviceChanges, place: number) => Promise<void>) {
    const place = find(change.reference)?.place ?? change.place
    if (typeof place !== 'number') return
    await inTurn(async (opened) => opened && step(opened, place)).catch(settings.deviceFailed ?? (() => {}))
  }

  /** A worker met the refusal, and told nobody. */
  function tellLate(change: QueuedChange): void {
    if (!settings.tellRefused || !change.untold) return
    void write(change, (opened, place) => opened.replace(place, { ...change, untold: false }))
    if (!queue.isShown(change.scope)) settings.tellRefused(change)
  }

  function tryLater(): void {
    settings.deviceFailed?.()
    if (!rests.has(databaseName)) rests.begin(databaseName, null)
  }

  /** Takes over what other windows did with the device. */
  const readAgain = () =>
    inTurn(async (opened) => {
      if (!opened) return tryLater()
      const owner = settings.owner()
      const onDevice = (await opened.all(reportError)).filter((change) => change.owner === owner)
      if (signal.aborted) return
      for (const change of onDevice) tellLate(change)
      const known = new Set(onDevice.map(({ reference }) => reference))
      queue.update((state) => ({
        queued: [
          ...onDevice,
          ...state.queued.filter(({ place, reference }) => typeof place !== 'number' && !known.has(reference)),
        ],
      }))
    }).catch(tryLater)

  /** Has the device keep what it does not keep yet; what it does not take is tried again with what comes next, and after a pause. */
  const keepNew = () =>
    inTurn(async (opened) => {
      for (const change of queue.get().queued) {
        const owner = change.owner ?? settings.owner()
        if (typeof change.place === 'number' || owner === null) continue
        const place = await (opened?.add({ ...change, owner }).catch((): null => null) ?? null)
        // What is in memory may have been sent meanwhile.
        const now = find(change.reference)
        if (now) put({ ...now, owner, place: place ?? 'memory' })
        else if (place !== null) await opened?.remove(place)
        if (place === null) {
          tryLater()
          continue
        }
        rests.forget(databaseName)
        ahead?.forget(change)
      }
    })

  async function keepAgain(): Promise<void> {
    if ((await device) === null) device = open()
    await readAgain()
    await keepNew()
    changed()
  }

  /** Whether something that it needs was made before it and waits as well. */
  function isBehind({ reference, after = [] }: QueuedChange): boolean {
    const { queued } = queue.get()
    const before = queued.slice(
      0,
      queued.findIndex((change) => change.reference === reference),
    )
    return before.some((change) => change.refusal === null && after.includes(change.scope))
  }

  function nextOf(scope: string): QueuedChange | null {
    const next = queue.get().queued.find((change) => change.scope === scope && change.refusal === null)
    const account = session.get().account?.id
    const mayGo = next && next.place !== null && account !== undefined && next.owner === account && !isBehind(next)
    return mayGo && !loggedOut && !signal.aborted && !pauses.has(scope) ? next : null
  }

  /** A file leaves the device once it is sent: what names it is drawn with what the server has from now on. */
  async function tellThoseThatName({ reference, scope, input }: QueuedChange, answer: unknown): Promise<void> {
    if (!input.file) return
    for (const change of queue.get().queued) {
      if (change.scope !== scope || !JSON.stringify(change.input).includes(reference)) continue
      const informed = { ...change, answers: { ...change.answers, [reference]: answer } }
      await write(change, (opened, place) => opened.replace(place, informed))
      put(informed)
    }
  }

  async function applied(change: QueuedChange, status: number, answer: unknown): Promise<void> {
    const { reference, endpoint, scope } = change
    const outcome = { reference, endpoint, scope, status, answer }
    await tellThoseThatName(change, answer)
    await write(change, (opened, place) => opened.remove(place))
    if (signal.aborted) return
    // First the screen takes the answer, then the change goes: nothing flickers in between.
    bus.emit('changes:applied', outcome)
    takeAway(change)
    windows.tell({ kind: 'applied', outcome })
  }

  async function refuse(change: QueuedChange, refusal: Refusal): Promise<void> {
    const { reference, endpoint, scope } = change
    const refused = { ...change, refusal, untold: settings.tellRefused === null }
    await write(change, (opened, place) => opened.replace(place, refused))
    if (signal.aborted) return
    put(refused)
    const { status, code } = refusal
    const outcome = { reference, endpoint, scope, status, code }
    bus.emit('changes:refused', outcome)
    windows.tell({ kind: 'refused', outcome })
    // A form that waited for it has taken it back by now, and tells of it.
    if (find(reference) && !queue.isShown(scope)) settings.tellRefused?.(refused)
  }

  async function failed(change: QueuedChange, error: unknown): Promise<void> {
    const next = whatNow(error)
    if (next.kind === 'log in') {
      loggedOut = true
      settings.requireLogin()
    } else if (next.kind === 'refused') await refuse(change, next.refusal)
    else {
      const failures = change.failures + (next.counts ? 1 : 0)
      if (failures >= maxFailures) return refuse(change, { status: 500, code: null })
      const again = { ...change, failures }
      await write(change, (opened, place) => opened.replace(place, again))
      put(again)
      pauses.begin(change.scope, next.afterMs)
    }
  }

  async function sendOne(change: QueuedChange): Promise<void> {
    const firstSentAt = change.firstSentAt ?? new Date().toISOString()
    if (Date.now() - Date.parse(firstSentAt) > mayBeSentFor) {
      // It may have been applied, and the server would not know it any more.
      return refuse({ ...change, firstSentAt: null }, { status: 0, code: 'too-old' })
    }
    const sent = { ...change, firstSentAt }
    await write(change, (opened, place) => opened.replace(place, sent))
    put(sent)
    if (session.get().account?.id !== change.owner) return
    const request: Request = {
      controller: new AbortController(),
      limit: change.input.file ? hangingAfter.file : hangingAfter.other,
      progressAt: Date.now(),
    }
    requests.add(request)
    try {
      const { status, data } = await api.call(endpointOfChange(change), change.input, {
        silent: true,
        reference: change.reference,
        signal: AbortSignal.any([signal, request.controller.signal]),
        onSent() {
          request.progressAt = Date.now()
        },
      })
      pauses.forget(change.scope)
      await applied(sent, status, data)
    } catch (error) {
      // An aborted request is sent again by the loop of its scope, under the same reference.
      if (!signal.aborted && !request.controller.signal.aborted) await failed(sent, error)
    } finally {
      requests.delete(request)
    }
  }

  /** A connection that broke with the network says nothing: its request would wait until its time limit. */
  function abortHanging(): void {
    for (const { controller, limit, progressAt } of requests) {
      if (Date.now() - progressAt >= limit) controller.abort()
    }
  }

  const oneWindow = (scope: string, step: () => Promise<void>): Promise<void> =>
    locks ? locks.request(`${databaseName}:${scope}`, { signal }, step) : step()

  function send(scope: string): void {
    if (sending.has(scope) || !nextOf(scope)) return
    const sent = oneWindow(scope, async () => {
      // Another window may have sent them before this one came to it.
      await readAgain()
      for (let next = nextOf(scope); next; next = nextOf(scope)) await sendOne(next)
    })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error)
      })
      .finally(() => {
        sending.delete(scope)
        // Others may have waited for one of these.
        sendAll()
      })
    sending.set(scope, sent)
  }

  function sendAll(): void {
    for (const scope of new Set(queue.get().queued.map((change) => change.scope))) send(scope)
  }

  function networkReturned(): void {
    abortHanging()
    void wake()
  }

  /** The network is back, or the account known. */
  function wake(): Promise<void> {
    pauses.end()
    return keepNew().then(sendAll)
  }

  function hear(news: ChangeNews): void {
    if (news.kind === 'applied') bus.emit('changes:applied', news.outcome)
    if (news.kind === 'refused') bus.emit('changes:refused', news.outcome)
    // Its window may be closed before it sent them.
    void readAgain().then(sendAll)
  }

  function changed(): void {
    windows.tell({ kind: 'changed' })
    sendAll()
  }

  const stops = [
    queue.keptBy({
      added() {
        writeAhead()
        void keepNew().then(changed)
      },
      retry(reference) {
        const change = find(reference)
        if (!change?.refusal) return
        const again = { ...change, refusal: null, failures: 0 }
        put(again)
        void write(change, (opened, place) => opened.replace(place, again)).then(changed)
      },
      discard(reference) {
        const change = find(reference)
        if (!change?.refusal) return
        takeAway(change)
        void write(change, (opened, place) => opened.remove(place)).then(changed)
      },
    }),
    session.subscribe(wake),
    bus.on('live:connected', networkReturned),
    pauses.end,
    rests.end,
  ]
  globalThis.addEventListener('online', networkReturned)
  takeWrittenAhead()
  writeAhead()
  const begun = readAgain().then(wake)

  return {
    stop() {
      stopping.abort()
      globalThis.removeEventListener('online', networkReturned)
      for (const stop of stops) stop()
      windows.close()
      void device.then((opened) => opened?.close())
    },
    async settled() {
      await begun
      while (sending.size > 0) await Promise.all(sending.values())
    },
  }
}
