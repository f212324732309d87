import type { ApiClient, CallOptions } from '@potluck/api/client'
import type { Endpoint } from '@potluck/api/endpoint'
import { allowsScope, type Scope } from '@potluck/api/scopes'
import type { Language } from '@potluck/cooking/language'
import { z } from 'zod'
import type { RecipeLook } from '../../book/pages/recipe-look.ts'

/** The means of a tool. */
export interface ToolCall {
  /** Calls the API as the member whose assistant it is. */
  readonly api: ApiClient
  readonly language: Language
  /** The units of the member. */
  readonly units: Pick<RecipeLook, 'units' | 'oven'>
}

/** The deed of a tool: it only reads; writes; takes something away; or proposes something that the cook then keeps or not. */
export type Deed = 'reads' | 'writes' | 'removes' | 'proposes'

interface Definition<Input extends z.ZodObject> {
  readonly name: string
  /** For the model: what it is for, in English. */
  readonly about: string
  readonly input: Input
  /** All endpoints that it calls. */
  readonly uses: readonly [Endpoint, ...Endpoint[]]
  readonly deed: Deed
  /** @returns what people wrote, with ids, numbers and dates */
  readonly run: (call: ToolCall, given: z.output<Input>) => Promise<object>
}

/** One thing that an assistant can do. */
export interface Tool extends Omit<Definition<z.ZodObject>, 'run'> {
  readonly scopes: readonly Scope[]
  /** The input as JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>
  /** @throws {z.ZodError} for an input that is none of it */
  readonly run: (call: ToolCall, given: unknown) => Promise<object>
}

/** Makes a tool. An API token needs for it the scopes of its endpoints. */
export function defineTool<const Input extends z.ZodObject>({ run, ...definition }: Definition<Input>): Tool {
  const { input, uses } = definition
  const { $schema: _version, ...schema } = z.toJSONSchema(input, { io: 'input' })
  return {
    ...definition,
    scopes: [...new Set(uses.flatMap(({ scope }) => scope ?? []))],
    schema,
    run: (call, given) => run(call, input.parse(given)),
  }
}

/** Whether a token with these scopes may use a tool. */
export const mayUse = (granted: readonly Scope[], { scopes }: Tool): boolean =>
  scopes.every((scope) => allowsScope(granted, scope))

/** An input of tools that write: sent again under the same one, a change is not made again. */
export const referenceInput = {
  reference: z
    .uuid()
    .optional()
    .describe('A UUID of your choice for this change. Send the same one when you repeat a call whose answer was lost.'),
}

/** The options of a call that writes. */
export const under = (reference: string | undefined): CallOptions => (reference === undefined ? {} : { reference })

/** Most bytes of the rows of one answer, as JSON. */
const rowBytes = 60_000

/** The first rows, as many as fit into an answer. */
export function fitting<Row>(rows: readonly Row[]): Row[] {
  const kept: Row[] = []
  let room = rowBytes
  for (const row of rows) {
    room -= Buffer.byteLength(JSON.stringify(row))
    if (room < 0) break
    kept.push(row)
  }
  return kept
}

/** Most letters of a text in a list. */
const shortText = 200

/** The beginning of a text, with a sign where it goes on. */
export const cut = (text: string, most = shortText): string =>
  text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`
