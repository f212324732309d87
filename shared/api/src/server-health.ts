import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, nothing, openEnum } from './fields.ts'

/** Failed jobs that are listed, the newest first. */
export const maxFailedJobs = 20

/** How a server is, without a secret in it: it is made to be copied into a report. */
const serverHealth = z.object({
  /** The clock of the server. */
  time: instant,
  version: z.string(),
  /** Of Node.js, and the system that it runs on. */
  runtime: z.string(),
  upSeconds: z.int(),
  database: z.object({
    kind: openEnum(['sqlite', 'postgresql']),
    version: z.string(),
    bytes: z.int(),
    /** What the last look through the SQLite file found; `unknown` on PostgreSQL. */
    integrity: openEnum(['checking', 'ok', 'damaged', 'unknown']),
  }),
  /** Of the data folder. */
  disk: z.object({
    freeBytes: z.int(),
    totalBytes: z.int(),
    isFull: z.boolean(),
    /**
     * Where the folder is: on a disk or volume of its own (`volume`), on that of the system (`system`), or inside a
     * container, with which it would be gone (`container`).
     */
    place: openEnum(['volume', 'system', 'container']),
  }),
  address: z.object({
    /** `PUBLIC_URL`; null where it is not set. */
    publicUrl: z.string().nullable(),
    /** The address that this call came to, as the server sees it. */
    seenUrl: z.string(),
    /** The address that this call came from, as the server sees it. */
    clientAddress: z.string(),
    /** A proxy says that it passed on this call. */
    isForwarded: z.boolean(),
    /** Whether `TRUSTED_PROXIES` is set. */
    trustsProxy: z.boolean(),
  }),
  /** Whether mail is set up. */
  mail: z.boolean(),
  jobs: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Those of the last 7 days. */
    failed: z.array(z.object({ kind: z.string(), failedAt: instant })),
  }),
  /**
   * The clock jumped ahead, or the server was off for more than two days: nothing is deleted by age for so many hours of running. Null where
   * all is well; absent from an older server.
   */
  clockJump: z.object({ from: instant, to: instant, hoursLeft: z.int() }).nullish(),
})

export type ServerHealth = z.infer<typeof serverHealth>

export const getServerHealth = endpoint({
  method: 'GET',
  path: 'server/health',
  summary: 'How this server is: version, database, disk, addresses, mail and jobs, without a secret.',
  access: 'admin',
  response: serverHealth,
  errors: [401, 403],
})

export const trustClock = endpoint({
  method: 'POST',
  path: 'server/clock/trusted',
  summary: 'Say that the clock of the server is right after a jump: what is old is deleted again.',
  access: 'admin',
  response: nothing,
  errors: [401, 403],
})
