/** On which of several databases each kitchen is, and how busy each is: what a directory would know. */
export interface Shards {
  readonly count: number
  /** Where a kitchen is. @throws when it is nowhere */
  shardOf(kitchen: number): number
  /** The kitchens of a shard. */
  kitchensOf(shard: number): ReadonlySet<number>
  /** Puts a new kitchen somewhere. */
  place(kitchen: number, shard: number): void
  /** Takes a kitchen from where it is to another shard. */
  move(kitchen: number, shard: number): void
  /** Says what a kitchen asks of its shard from now on. */
  weigh(kitchen: number, load: number): void
  loadOf(shard: number): number
  weightOf(kitchen: number): number
}

/** So many empty shards. */
export function createShards(count: number): Shards {
  const places = new Map<number, number>()
  const weights = new Map<number, number>()
  const kitchens = Array.from({ length: count }, () => new Set<number>())
  const loads = new Float64Array(count)
  const weightOf = (kitchen: number) => weights.get(kitchen) ?? 0
  function shardOf(kitchen: number): number {
    const shard = places.get(kitchen)
    if (shard === undefined) throw new Error(`kitchen ${kitchen} is on no shard`)
    return shard
  }
  function put(kitchen: number, shard: number): void {
    const own = kitchens[shard]
    if (!own) throw new Error(`there is no shard ${shard}`)
    own.add(kitchen)
    places.set(kitchen, shard)
    loads[shard] = (loads[shard] ?? 0) + weightOf(kitchen)
  }
  return {
    count,
    shardOf,
    weightOf,
    kitchensOf: (shard) => kitchens[shard] ?? new Set(),
    loadOf: (shard) => loads[shard] ?? 0,
    place(kitchen, shard) {
      if (places.has(kitchen)) throw new Error(`kitchen ${kitchen} is on a shard already`)
      put(kitchen, shard)
    },
    move(kitchen, shard) {
      const from = shardOf(kitchen)
      kitchens[from]?.delete(kitchen)
      loads[from] = (loads[from] ?? 0) - weightOf(kitchen)
      put(kitchen, shard)
    },
    weigh(kitchen, load) {
      const shard = shardOf(kitchen)
      loads[shard] = (loads[shard] ?? 0) + load - weightOf(kitchen)
      weights.set(kitchen, load)
    },
  }
}

const all = ({ count }: Shards): readonly number[] => Array.from({ length: count }, (_, shard) => shard)

export const totalLoad = (shards: Shards): number => all(shards).reduce((sum, shard) => sum + shards.loadOf(shard), 0)

/** Load of the busiest shard by that of the average one. */
export const unevenness = (shards: Shards): number =>
  (Math.max(...all(shards).map((shard) => shards.loadOf(shard))) * shards.count) / (totalLoad(shards) || 1)

/** The place of a new kitchen. */
export type Placement = (shards: Shards, kitchen: number, next: () => number) => number

/** By its number alone: no directory is needed, and no kitchen can ever move. */
export const byHash: Placement = ({ count }, kitchen) => (Math.imul(kitchen + 1, 0x9e3779b1) >>> 0) % count

/** The less busy of two that are picked at random. */
export const lessBusyOfTwo: Placement = (shards, _kitchen, next) => {
  const [one, other] = [Math.floor(next() * shards.count), Math.floor(next() * shards.count)]
  return shards.loadOf(one) <= shards.loadOf(other) ? one : other
}

/**
 * Moves kitchens from the busiest shard to the least busy one, until it is less than `most` times as busy as the average one or
 * no move helps. A kitchen that is busier than a shard may be stays alone: everybody else moves away.
 * @param limit of moves
 * @returns the kitchens that moved
 */
export function rebalance(shards: Shards, most: number, limit: number): readonly number[] {
  const moved: number[] = []
  const average = totalLoad(shards) / shards.count
  const byLoad = () => all(shards).toSorted((one, other) => shards.loadOf(other) - shards.loadOf(one))
  while (moved.length < limit) {
    const order = byLoad()
    const [busiest = 0, idlest = 0] = [order[0], order.at(-1)]
    if (shards.loadOf(busiest) <= most * average) break
    const gap = (shards.loadOf(busiest) - shards.loadOf(idlest)) / 2
    // The busiest one that makes neither of both busier than the other was.
    let best: number | null = null
    for (const kitchen of shards.kitchensOf(busiest)) {
      const weight = shards.weightOf(kitchen)
      if (weight > 0 && weight <= gap && weight > (best === null ? 0 : shards.weightOf(best))) best = kitchen
    }
    if (best === null) break
    shards.move(best, idlest)
    moved.push(best)
  }
  return moved
}
