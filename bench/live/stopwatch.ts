/**
 * Runs in the server's process, before the server: takes the time from a change that came in until the first listener's
 * frame of it is written to a socket, by the reference of the change. At the end it writes them to the file that
 * `STOPWATCH` names: `{ reference: milliseconds }`.
 */
import { channel } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { referenceHeader } from '@potluck/api/idempotency'

const startedAt = new Map<string, number>()
const times: Record<string, number> = {}

channel('http.server.request.start').subscribe((event) => {
  if (typeof event !== 'object' || event === null || !('request' in event)) return
  const { request } = event
  const reference = request instanceof IncomingMessage ? request.headers[referenceHeader] : undefined
  if (typeof reference === 'string') startedAt.set(reference, performance.now())
})

const referencePattern = /"reference":"([0-9a-f-]{36})"/

/** The reference that a frame of the live channel tells; undefined for whatever else is written. */
function referenceOf(chunk: unknown): string | undefined {
  const text = Buffer.isBuffer(chunk) && chunk.length < 4_096 ? chunk.toString('latin1') : chunk
  return typeof text === 'string' && text.startsWith('{"type":') ? referencePattern.exec(text)?.[1] : undefined
}

Socket.prototype.write = new Proxy(Socket.prototype.write, {
  apply(write, socket, given: readonly unknown[]) {
    const reference = referenceOf(given[0])
    const started = reference === undefined ? undefined : startedAt.get(reference)
    if (reference !== undefined && started !== undefined) times[reference] ??= performance.now() - started
    return Reflect.apply(write, socket, given)
  },
})

const { STOPWATCH } = process.env
process.on('exit', () => {
  if (STOPWATCH !== undefined) writeFileSync(STOPWATCH, JSON.stringify(times))
})
