import { totalmem } from 'node:os'

/** What the server itself takes under load, megabytes (measured: 216). */
const serverMb = 256

/** Below this, Node and a decoder do not start, megabytes. */
const leastMb = 160

/** The memory that this server and what it starts may take together, megabytes: of its container, else of the machine. */
export const memoryHere = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem()) / 1_000_000

/**
 * The memory of a process beside the server: what it was meant to have, or its share of what is there besides the server.
 * @param share of it: more than one process may run
 * @param hereMb megabytes
 */
export const memoryBeside = (wantedMb: number, share: number, hereMb = memoryHere()): number =>
  Math.min(wantedMb, Math.max(leastMb, Math.floor((hereMb - serverMb) * share)))
