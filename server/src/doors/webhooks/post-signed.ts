import { OutgoingError } from '../../machinery/base/outgoing/outgoing-error.ts'
import { refuseUnreachable } from '../../machinery/base/outgoing/refuse-unreachable.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import type { WebhookTables } from './tables.ts'

/** Beginning of an answer that is stored, characters. */
const maxAnswer = 500

/** The outcome of an attempt. */
export interface Outcome extends Pick<WebhookTables['webhookDeliveries'], 'status' | 'answer' | 'problem'> {
  /** Time that the receiver asks to wait, milliseconds, or null. */
  readonly retryAfterMs: number | null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

const textOf = (body: Buffer): string => body.toString('utf8').replaceAll(controls, ' ').slice(0, maxAnswer)

const silent = (problem: Outcome['problem']): Outcome => ({ status: null, answer: '', problem, retryAfterMs: null })

/** Posts a signed body (Standard Webhooks) once. Redirects are not followed. @param timeout milliseconds */
export async function postSigned(
  { config, outgoing }: Services,
  { url, secret }: Pick<WebhookTables['webhooks'], 'url' | 'secret'>,
  { id, body }: { readonly id: string; readonly body: string },
  timeout: number,
): Promise<Outcome> {
  try {
    await refuseUnreachable(url, config.reachableNetworks, 'url')
  } catch (error) {
    if (error instanceof Refusal) return silent('not-allowed')
    throw error
  }
  const { Webhook } = await import('standardwebhooks')
  const at = new Date()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Potluck',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  try {
    const sent = { headers, body: Buffer.from(body), timeout, readBytes: 2 * maxAnswer }
    const answer = await outgoing.post(url, sent)
    return { status: answer.status, answer: textOf(answer.body), problem: null, retryAfterMs: answer.retryAfterMs }
  } catch (error) {
    if (error instanceof OutgoingError) return silent('no-answer')
    throw error
  }
}
