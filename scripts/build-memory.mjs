/** How much memory a build takes, and how it takes less. Measured with the shell, the largest part, in November 2026. */
import { availableParallelism, freemem } from 'node:os'

/** Free memory that is needed, MB: for one part with a small heap, for one part at a time, and for two at a time. */
const needed = { least: 800, one: 1_700, two: 2_700 }

/** Node 20.13 and newer know limits of containers, and what can be freed. */
const freeMegabytes = () => Math.round((process.availableMemory?.() ?? freemem()) / 1024 ** 2)

const gigabytes = (megabytes) => `${(megabytes / 1000).toFixed(1)} GB`

/**
 * How to build with the memory that is free.
 * @param {number} [free] MB
 * @returns {{ atOnce: 1 | 2, flags: readonly string[], env: Record<string, string>, sentence: string }} `flags` are for the
 *   Node that runs webpack, `env` for its environment; `sentence` says what building needs, and what is done about it
 */
export function buildPlan(free = freeMegabytes()) {
  const need = `Building needs ${gigabytes(needed.least)} of free memory, and is fastest with ${gigabytes(needed.two)}; ${gigabytes(free)} are free`
  if (free >= needed.two && availableParallelism() > 1)
    return { atOnce: 2, flags: [], env: {}, sentence: `${need}: two parts at a time.` }
  if (free >= needed.one) return { atOnce: 1, flags: [], env: {}, sentence: `${need}: one part at a time.` }
  return {
    atOnce: 1,
    flags: ['--max-old-space-size=600', '--max-semi-space-size=4'],
    // CI turns the cache on disk off: webpack collects it in memory first.
    env: { CI: 'true' },
    sentence:
      free >= needed.least
        ? `${need}: one part at a time, with little memory.`
        : `${need}: it may not be enough. Stop other programs, or add swap (docs/keeping-a-server.md).`,
  }
}
