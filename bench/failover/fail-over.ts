import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster, ClusterNode } from 'deploy/postgresql-cluster'

/** What happens to the node that leads. */
export const faults = {
  /** The machine loses its power, and gets it back when another one leads. */
  machine: { strike: (node) => node.killMachine(), mend: (node) => node.start() },
  /** PostgreSQL ends; Patroni is there and brings it back as a node that follows. */
  database: { strike: (node) => node.killDatabase(), mend: () => {} },
  /** Everything stands still, and goes on when another one leads: it must not believe that it leads. */
  frozen: { strike: (node) => node.freeze(), mend: (node) => node.continue() },
} as const satisfies Record<string, Fault>

interface Fault {
  readonly strike: (node: ClusterNode) => Promise<void>
  readonly mend: (node: ClusterNode) => Promise<void> | void
}

export type FaultName = keyof typeof faults

/** Longest time for each step, milliseconds. */
const longest = 120_000

async function wait<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const late = performance.now() + longest
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (performance.now() > late) throw new Error(`${what}: not within ${longest / 1_000} s`)
    await pause(50)
  }
}

/** The node that leads, as soon as another one is ready to. */
export const untilSafe = (cluster: Cluster): Promise<ClusterNode> =>
  wait('a node that is ready to lead', async () => {
    const [leader, ...ready] = await Promise.all([
      cluster.leader(),
      ...cluster.nodes.map((node) => node.isReadyToLead()),
    ])
    return leader && ready.includes(true) ? leader : null
  })

/** A failure of the node that led. */
export interface FailedOver {
  readonly name: FaultName
  /** Another one led, by the clock of `performance`. */
  readonly ledAt: number
  /** From the failure until then, milliseconds. */
  readonly withoutLeaderMs: number
  /** Undoes what befell the node. */
  mend(): Promise<void>
}

/** Strikes the node that leads, and waits until another one leads. */
export async function failOver(cluster: Cluster, name: FaultName): Promise<FailedOver> {
  const struck = await untilSafe(cluster)
  const at = performance.now()
  await faults[name].strike(struck)
  const others = cluster.nodes.filter((node) => node !== struck)
  await wait('another node that leads', async () => {
    const leading = await Promise.all(others.map((node) => node.leads()))
    return leading.includes(true) || null
  })
  const ledAt = performance.now()
  return {
    name,
    ledAt,
    withoutLeaderMs: ledAt - at,
    mend: async () => faults[name].mend(struck),
  }
}
