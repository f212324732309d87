import { Agent, request } from 'node:http'

export interface Latency {
  readonly p50: number
  readonly p95: number
  readonly perSecond: number
  /** Processor time of an answer, with what is done before it. */
  readonly processorMs: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** One GET on an open connection; milliseconds until its last byte. */
const time = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    request(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(performance.now() - started))
    })
      .on('error', reject)
      .end()
  })

interface LoadOptions {
  readonly requests: number
  readonly connections: number
  /** Processor time so far, milliseconds. */
  readonly usedMs: () => number
  /** Done before each, and not counted. */
  readonly before?: () => Promise<unknown>
}

/** Asks for the addresses in turn, so many at once, and says how long answers took, milliseconds. */
export async function latencyOf(
  urls: readonly string[],
  { requests, connections, usedMs, before }: LoadOptions,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  const ask = async () => {
    await before?.()
    return time(agent, urls[next++ % urls.length] ?? '')
  }
  for (let warm = 0; warm < 100; warm++) await ask()
  const times: number[] = []
  const usedBefore = usedMs()
  const started = performance.now()
  const asker = async () => {
    while (times.length + connections <= requests) times.push(await ask())
  }
  await Promise.all(Array.from({ length: connections }, asker))
  const seconds = (performance.now() - started) / 1000
  const processorMs = round((usedMs() - usedBefore) / times.length)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0)
  return { p50: at(0.5), p95: at(0.95), perSecond: round(times.length / seconds), processorMs }
}
