import { totalmem } from 'node:os'

/** The memory of the server itself under load, megabytes (measured: 216). */
const serverMb = 256

/** Below this, Node and a decoder do not start, megabytes. */
const leastMb = 160

/** The memory that this server and what it starts may take together, megabytes: of its container, else of the machine. */
export const memoryHere = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem()) / 1_000_000

/**
 * The memory of a process beside the server: the wanted amount, or its share of the memory that the server leaves.
 * @param share a part of 1, because more than one process may run
 * @param hereMb megabytes
 */
export const memoryBeside = (wantedMb: number, share: number, hereMb = memoryHere()): number =>
  Math.min(wantedMb, Math.max(leastMb, Math.floor((hereMb - serverMb) * share)))
