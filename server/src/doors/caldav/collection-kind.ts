import type { Scope } from '@potluck/api/scopes'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Caller } from './caller.ts'
import type { Component } from './ical.ts'

/** A property in jCal (RFC 7265). */
export type JcalProperty = readonly [
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  type: string,
  ...values: readonly unknown[],
]

/** An item or a dish, as calendar programs are shown it. */
export interface Content {
  readonly itemId: string
  /** Changes with what is shown, and is the same for whoever reads it. */
  readonly version: string
  /**
   * The properties without the UID.
   * @param extra the properties that calendar programs stored besides, by name. Those that are not in the result are shown, too.
   */
  properties(extra: ReadonlyMap<string, JcalProperty>): readonly JcalProperty[]
}

/** A list or a plan that the caller reaches. */
export interface Collection {
  readonly id: string
  readonly title: string
  readonly mayChange: boolean
  /** Its contents now. @param database the open transaction */
  contents(database: Database): Promise<readonly Content[]>
  /**
   * Adds a thing, by the API.
   * @throws {ApiError} as the API
   */
  add(itemId: string, component: Component): Promise<void>
  /** Makes a thing what the component says, by the API; does nothing where it is so. */
  change(content: Content, component: Component): Promise<void>
  /** Removes a thing, by the API. */
  remove(itemId: string): Promise<void>
}

/** A kind of collections: lists, or plans. */
export interface CollectionKind {
  /** The beginning of the names of its collections. */
  readonly name: 'list' | 'plan'
  /** The scope that an API token needs. */
  readonly scope: Scope
  readonly component: 'VTODO' | 'VEVENT'
  /** The properties of a component, in lower case, that the product stores itself; all others are kept as they are. */
  ownProperties(component: Component): ReadonlySet<string>
  /** The collections that a calendar program lists. */
  all(caller: Caller): Promise<readonly Collection[]>
  /** @throws {Refusal} `not-found` */
  open(caller: Caller, id: string): Promise<Collection>
  /**
   * A short text of each collection, which changes with its contents, so that they need not be read. A collection that was changed
   * just now has none.
   */
  seen(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}
