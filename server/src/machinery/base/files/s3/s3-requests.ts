import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { ConfigError } from '../../../../ground/settings/config-error.ts'
import type { FileStoreSettings } from '../../../../ground/settings/file-store.ts'
import { OutgoingError } from '../../outgoing/outgoing-error.ts'
import { createStoreRequests, type StoreAnswer, type StoreRequest } from '../../outgoing/store-requests.ts'
import { StoreAway } from '../file-store.ts'
import { errorCodeIn } from './s3-answers.ts'

/** One request to the bucket. */
export interface S3Request {
  readonly method: StoreRequest['method']
  /** Of an object, with the prefix; empty for the bucket itself. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

/** Requests that are signed and tried again; they stay within one bucket. */
export interface S3Requests {
  /** @throws {StoreAway} for any answer but a success and those of `expected` */
  send(request: S3Request, expected?: readonly number[]): Promise<StoreAnswer>
  close(): Promise<void>
}

/** Largest answer that is read as text: a page of a thousand keys. */
const maxText = 4_000_000

/** For each step of a request, milliseconds. */
const standardPatience = 10_000

/** Waits between tries of one request, milliseconds. */
const pauses = [150, 600] as const

/** After so long a request is not tried again: whoever waits for it has waited enough, milliseconds. */
const triesWithin = 5_000

/** Statuses after which the same request may succeed. */
const passing: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const nothing = new Uint8Array()

/** @throws {ConfigError} for a file that cannot be read */
function secretOf({ secretAccessKey, secretAccessKeyFile }: FileStoreSettings): string {
  if (secretAccessKeyFile === undefined) return secretAccessKey ?? ''
  try {
    return readFileSync(secretAccessKeyFile, 'utf8').trim()
  } catch (cause) {
    throw new ConfigError(`S3_SECRET_ACCESS_KEY_FILE cannot be read: ${String(cause)}`, { cause })
  }
}

/** The address of an object, or of the bucket itself. */
function addressOf({ endpoint, bucket, pathStyle }: FileStoreSettings, path: string): URL {
  if (pathStyle) return new URL(path === '' ? bucket : `${bucket}/${path}`, endpoint)
  const url = new URL(path, endpoint)
  url.hostname = `${bucket}.${url.hostname}`
  return url
}

/** The text of an answer; cut off where it is longer than any that is expected. */
export async function textOf({ body }: Pick<StoreAnswer, 'body'>): Promise<string> {
  let text = ''
  for await (const chunk of body.setEncoding('utf8')) {
    text += chunk
    if (text.length > maxText) throw new StoreAway('the store answers too much')
  }
  return text
}

export const headerOf = ({ headers }: StoreAnswer, name: string): string => String(headers[name] ?? '')

/** Reads an answer of which nothing is wanted, so that its connection is free again. */
export const pass = async ({ body }: StoreAnswer): Promise<unknown> => buffer(body).catch(() => {})

/** @throws {StoreAway} where a success says in its body that it is none */
export async function passUnlessError(answer: StoreAnswer, place: string): Promise<void> {
  const code = errorCodeIn(await textOf(answer))
  if (code !== null) throw new StoreAway(`${place} answers ${code}`)
}

/** Says why the store did not do what was asked, without a word of its own but the code. */
async function refusalOf(answer: StoreAnswer, place: string): Promise<StoreAway> {
  const code = errorCodeIn(await textOf(answer).catch(() => ''))
  return new StoreAway(`${place} answers ${answer.status}${code === null ? '' : ` (${code})`}`)
}

/** @param place for messages */
export async function createS3Requests(
  settings: FileStoreSettings,
  place: string,
  patience = standardPatience,
): Promise<S3Requests> {
  const { region, accessKeyId } = settings
  const keys = { accessKeyId, secretAccessKey: secretOf(settings), service: 's3', region, cache: new Map() }
  const requests = await createStoreRequests(patience)

  /** Each request says the SHA-256 of its body, so that the store refuses what was changed on its way. */
  async function sendOnce({ method, path = '', query = {}, headers = {}, body }: S3Request): Promise<StoreAnswer> {
    const url = addressOf(settings, path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const said = { ...headers, 'x-amz-content-sha256': sha256(body ?? nothing) }
    const signed = await new AwsV4Signer({ ...keys, method, url: url.href, headers: said }).sign()
    return requests.send(url, { method, headers: Object.fromEntries(signed.headers), body: body ?? null })
  }

  async function tryOnce(request: S3Request): Promise<StoreAnswer | OutgoingError> {
    try {
      return await sendOnce(request)
    } catch (error) {
      if (error instanceof OutgoingError) return error
      throw error
    }
  }

  return {
    async send(request, expected = []) {
      const began = performance.now()
      for (let tries = 0; ; tries++) {
        const answer = await tryOnce(request)
        const isAway = answer instanceof OutgoingError
        if (!isAway && (answer.status < 300 || expected.includes(answer.status))) return answer
        const wait = pauses[tries]
        const mayPass = (isAway || passing.has(answer.status)) && performance.now() - began < triesWithin
        if (wait === undefined || !mayPass) {
          if (isAway) throw new StoreAway(`${place} does not answer`, { cause: answer })
          throw await refusalOf(answer, place)
        }
        if (!isAway) await pass(answer)
        await pause(wait)
      }
    },
    close: () => requests.close(),
  }
}
