import { callsIn, type Kitchen } from './kitchens.ts'

/** What was measured on a busy machine (docs/benchmarks.md), rounded up. */
export const measured = {
  /** Processor of the server and of PostgreSQL for a call, milliseconds: of a mix of ten pages or recipes to two changes. */
  callMs: 9,
  /** Of the database for a recipe with its index and versions. */
  recipeKb: 12,
} as const

/** Prices of a rented machine, euros. They are assumptions: exchange them for yours. */
export const prices = {
  /** A processor with 4 GB of memory, for a month. */
  processor: 12,
  /** A gigabyte of a database's disk, for a month, on each of its machines. */
  diskGb: 0.1,
  /** A gigabyte of an object store, for a month, with its own copies. */
  objectsGb: 0.02,
} as const

/** A database has three machines (docs/scaling.md), each with a processor for itself. */
const copies = 3

/** Of a day's calls, those in its busiest hour. */
const busiestHour = 0.15

/** Processors are bought so that the busiest hour takes half of them. */
const mostBusy = 0.5

/** What all kitchens together ask of machines, and what that costs in a year. */
export interface Cost {
  readonly callsPerDay: number
  /** In the busiest hour of the busiest week. */
  readonly processors: number
  readonly databaseGb: number
  readonly picturesGb: number
  /** Euros. */
  readonly perYear: { readonly processors: number; readonly database: number; readonly pictures: number }
  readonly perKitchenAndYear: number
}

/** @param week the busiest one */
export function costOf(kitchens: readonly Kitchen[], shards: number, week: number): Cost {
  const sum = (of: (kitchen: Kitchen) => number) => kitchens.reduce((all, kitchen) => all + of(kitchen), 0)
  const callsPerDay = sum((kitchen) => callsIn(kitchen, week))
  const busy = (callsPerDay * busiestHour * measured.callMs) / 3_600_000
  const processors = Math.max(Math.ceil(busy / mostBusy), shards * copies)
  const databaseGb = (sum(({ recipes }) => recipes) * measured.recipeKb) / 1e6
  const picturesGb = sum(({ picturesMb }) => picturesMb) / 1e3
  const perYear = {
    processors: Math.round(12 * processors * prices.processor),
    database: Math.round(12 * databaseGb * copies * prices.diskGb),
    pictures: Math.round(12 * picturesGb * prices.objectsGb),
  }
  const all = perYear.processors + perYear.database + perYear.pictures
  return {
    callsPerDay: Math.round(callsPerDay),
    processors,
    databaseGb: Math.round(databaseGb),
    picturesGb: Math.round(picturesGb),
    perYear,
    perKitchenAndYear: Math.round((all / kitchens.length) * 100) / 100,
  }
}
