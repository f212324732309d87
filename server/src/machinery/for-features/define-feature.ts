import type { FastifyInstance } from 'fastify'
import type { Reader } from '../../ground/access/reader.ts'
import type { Integrity } from '../base/database/integrity.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import type { ConnectionLimits } from '../web/http/connections.ts'
import type { HttpOptions } from '../web/http/create-http-server.ts'
import type { LiveOptions } from '../web/live/live.ts'
import type { Ground, Services } from './services.ts'

/** Options of a server; a feature adds its own by `declare module`. */
export interface AppOptions extends HttpOptions {
  readonly live?: LiveOptions
  readonly connections?: Partial<ConnectionLimits>
  /** The database is looked through so long after the start, milliseconds. */
  readonly checkAfter?: number
  /** How long a job goes on while others wait, milliseconds. */
  readonly jobTurn?: number
}

/**
 * A handler for the deletion of an account. It runs before the deletion and finds the people concerned; the returned function notifies
 * them afterwards.
 */
export type Departure = (services: Services, member: Reader) => Promise<() => void>

/** What is cleaned up, at the start and then regularly. */
interface Tidy {
  /** For the log. */
  readonly name: string
  /** An hour unless said, milliseconds. */
  readonly everyMs?: number
  /** Whether it deletes things because they are old; unless said, it does. */
  readonly byAge?: false
  step(services: Services): Promise<void>
}

/** What routes get besides the services. */
interface AppParts {
  readonly options: AppOptions
  readonly jobs: Jobs
  /** Those of all features. */
  readonly departures: readonly Departure[]
  /** The result of the last check of the database. */
  readonly integrity: () => Integrity
}

/** Says the types of a feature's tables. It has no value. */
interface Tables<T> {
  readonly rows?: T
}

/** The tables of a feature, which `features.ts` adds to `Schema`. */
export const tables = <T extends object>(): Tables<T> => ({})

/** Everything that the server has to know of a feature. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string
  /** Features that are put together before this one, and closed after it. */
  readonly needs?: readonly Feature[]
  readonly tables?: Tables<object>
  /** Makes services of its own, which it declares in `Services`, or replaces one. */
  readonly services?: (ground: Ground) => object
  readonly routes?: (app: FastifyInstance, services: Services, parts: AppParts) => void | Promise<void>
  readonly jobs?: (services: Services) => readonly JobKind[]
  readonly departures?: readonly Departure[]
  readonly tidy?: readonly Tidy[]
}

/** A feature, with the types of its tables and services. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature

/** Each feature after those that it needs. They name each other by value, so that a circle is one of imports. */
export function inOrder(features: readonly Feature[]): readonly Feature[] {
  const ordered = new Set<Feature>()
  const add = (feature: Feature) => {
    feature.needs?.forEach(add)
    ordered.add(feature)
  }
  features.forEach(add)
  return [...ordered]
}

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The tables of all these features. */
export type TablesOf<F extends Feature> = Both<F extends { readonly tables: Tables<infer T> } ? T : never>

type ServicesOf<F extends Feature> = Both<
  F extends { readonly services: (ground: Ground) => infer Made extends object } ? Made : never
>

/** Adds the services that the features make. */
export function addServices<F extends Feature>(ground: Ground, features: readonly F[]): Ground & ServicesOf<F>
export function addServices(ground: Ground, features: readonly Feature[]): object {
  const made = { ...ground }
  for (const { services } of inOrder(features)) Object.assign(made, services?.(made))
  return made
}
