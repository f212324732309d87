import { readFileSync } from 'node:fs'
import type { ModelReading } from '@potluck/api/reading-model'
import pLimit from 'p-limit'
import type { Config, ModelSettings } from '../../../config.ts'
import { ConfigError } from '../../../ground/settings/config-error.ts'
import { createOutgoing, type ProtocolAnswer } from '../../../machinery/base/outgoing/outgoing.ts'
import { OutgoingError, TooMuchError } from '../../../machinery/base/outgoing/outgoing-error.ts'
import { isPublicOrOwnAddress } from '../../../machinery/base/outgoing/public-address.ts'
import { Refusal } from '../../../machinery/base/refusal.ts'
import { recipeIn, requestFor } from './model-protocol.ts'
import { provenRecipe } from './proven-recipe.ts'

/** Times of a question, milliseconds. */
interface Times {
  /** Until the answer, with the wait for it. */
  readonly max: number
  /** What has to be left of it when the model is asked. */
  readonly min: number
}

/** A small model on a machine of one's own is slow. */
const standardTimes: Times = { max: 110_000, min: 5_000 }
/** Largest answer, bytes. */
const maxBytes = 300_000
/** Texts that wait for the model, besides the one that it reads. */
const maxWaiting = 5
/** Statuses of servers that do not know the form of an answer. */
const unknownForm: ReadonlySet<number> = new Set([400, 404, 415, 422, 501])

/** The language model that the admin of this server offers. */
export interface ReadingModel {
  /** Its name, for members. */
  readonly name: string
  /** @throws {Refusal} `model-away`, `model-unreadable`, `busy` */
  read(text: string): Promise<ModelReading>
  close(): Promise<void>
}

declare module '../../../machinery/for-features/services.ts' {
  interface Services {
    /** Null where the admin offers none. */
    readonly readingModel: ReadingModel | null
  }
}

/** @throws {ConfigError} for a file that cannot be read */
function keyOf({ key, keyFile }: ModelSettings): string {
  if (keyFile === undefined) return key ?? ''
  try {
    return readFileSync(keyFile, 'utf8').trim()
  } catch (cause) {
    throw new ConfigError(`MODEL_KEY_FILE cannot be read: ${String(cause)}`, { cause })
  }
}

/** One text, until an instant: a connection on which nothing moves for two minutes is closed. */
interface Question {
  readonly body: string
  readonly until: number
}

/** Reads the settings and sends nothing yet. @throws {ConfigError} */
export function createReadingModel({ model }: Pick<Config, 'model'>, times = standardTimes): ReadingModel | null {
  if (model === undefined) return null
  const { name, url } = model
  const key = keyOf(model)
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
  }
  // Its own client: it reaches the admin's network, and this one address alone.
  const outgoing = createOutgoing(isPublicOrOwnAddress, undefined, times.max)
  const limit = pLimit(1)

  /** Errors say nothing of what the model's server answered: it may repeat the key. */
  async function ask({ body, until }: Question): Promise<ProtocolAnswer> {
    const timeout = until - Date.now()
    if (timeout < times.min) throw new Refusal('busy', 'others are waiting for the model')
    try {
      return await outgoing.request(`${url}chat/completions`, { method: 'POST', headers, body, maxBytes, timeout })
    } catch (error) {
      if (error instanceof TooMuchError) throw new Refusal('model-unreadable', 'the model answers too much')
      if (error instanceof OutgoingError) throw new Refusal('model-away', 'the model does not answer')
      throw error
    }
  }

  async function read(text: string, until: number): Promise<ModelReading> {
    const formed = await ask({ body: requestFor(name, text, false), until })
    const isUnknownForm = unknownForm.has(formed.status)
    const { status, body } = isUnknownForm ? await ask({ body: requestFor(name, text, true), until }) : formed
    if (status !== 200) throw new Refusal('model-away', `the model answers ${status}`)
    const written = body.toString('utf8')
    const answered = key !== '' && written.includes(key) ? null : recipeIn(written)
    if (answered === null) throw new Refusal('model-unreadable', 'the model answered what is no recipe')
    return provenRecipe(text, answered)
  }

  return {
    name,
    async read(text) {
      if (limit.pendingCount >= maxWaiting) throw new Refusal('busy', 'others are waiting for the model')
      const until = Date.now() + times.max
      return limit(() => read(text, until))
    },
    close: () => outgoing.close(),
  }
}
