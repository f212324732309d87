import type { Gauge, Registry } from 'prom-client'
import { cacheFigures } from '../../machinery/base/cache.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { databaseBytes, readJobHealth } from '../about/server-health.ts'

type Prometheus = typeof import('prom-client')

/** How many of something there are, by the value of one label; null when it cannot be read now. */
type Read = () => Promise<Readonly<Record<string, number>> | null>

interface Figure {
  readonly name: string
  readonly help: string
  readonly label: string
  readonly read: Read
}

const figuresOf = ({ database, diskSpace, live }: Services): readonly Figure[] => [
  {
    name: 'potluck_live_connections',
    help: 'Open live channels of this process.',
    label: 'state',
    read: async () => ({ open: live.count() }),
  },
  {
    name: 'potluck_jobs',
    help: 'Jobs of all processes that wait or run.',
    label: 'status',
    async read() {
      const { waiting, running } = await readJobHealth(database)
      return { waiting: Number(waiting), running: Number(running) }
    },
  },
  {
    name: 'potluck_database_bytes',
    help: 'Space of the database.',
    label: 'kind',
    read: async () => ({ [database.dialect.name]: await databaseBytes(database) }),
  },
  {
    name: 'potluck_database_connections',
    help: 'Connections to PostgreSQL, and calls that wait for one.',
    label: 'state',
    read: async () => database.connections?.() ?? null,
  },
  {
    name: 'potluck_disk_bytes',
    help: 'Space of the disk of DATA_DIR.',
    label: 'kind',
    async read() {
      const { freeBytes, totalBytes } = await diskSpace.read()
      return { free: freeBytes, total: totalBytes }
    },
  },
]

/** Adds what is read from the server at each scrape. What cannot be read is left out of that scrape. */
export function addGauges(prometheus: Prometheus, registry: Registry, services: Services): void {
  for (const { name, help, label, read } of figuresOf(services)) {
    new prometheus.Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect(this: Gauge) {
        this.reset()
        const figures = await read().catch(() => null)
        for (const [value, figure] of Object.entries(figures ?? {})) this.set({ [label]: value }, figure)
      },
    })
  }
  addCacheFigures(prometheus, registry)
}

function addCacheFigures(prometheus: Prometheus, registry: Registry): void {
  const reads = new prometheus.Counter({
    name: 'potluck_cache_reads_total',
    help: 'Reads of the cache, by whether it had the value.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const { hits, misses } = cacheFigures()
      reads.reset()
      reads.inc({ result: 'hit' }, hits)
      reads.inc({ result: 'miss' }, misses)
    },
  })
  const evictions = new prometheus.Counter({
    name: 'potluck_cache_evictions_total',
    help: 'Values that left the cache because it was full.',
    registers: [registry],
    collect() {
      evictions.reset()
      evictions.inc(cacheFigures().evictions)
    },
  })
  const bytes: Gauge = new prometheus.Gauge({
    name: 'potluck_cache_bytes',
    help: 'Approximate size of the cache.',
    registers: [registry],
    collect: () => bytes.set(cacheFigures().bytes),
  })
}
