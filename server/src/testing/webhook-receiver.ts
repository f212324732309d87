import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { startForeignSite } from './foreign-site.ts'

const message = z.object({ type: z.string(), timestamp: z.string(), data: z.record(z.string(), z.unknown()) })

/** A delivery as it arrived. */
export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Answers a request in place of 204. */
export type AnswerTo = (response: ServerResponse) => void

/** A server of somebody else that takes webhooks, as Home Assistant does at `/api/webhook/<id>`. */
export interface WebhookReceiver {
  readonly address: string
  readonly received: readonly Received[]
  /** Answers the next request. */
  answerNext(answer: AnswerTo): void
  /** Waits for this number of deliveries. */
  arrived(count: number): Promise<readonly Received[]>
  close(): void
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answers: AnswerTo[] = []
  const site = await startForeignSite(async (request, response) => {
    const body = await bodyOf(request)
    received.push({ path: request.url ?? '', headers: request.headers, body })
    const answer = answers.shift()
    if (answer) answer(response)
    else response.writeHead(204).end()
  })
  return {
    address: `${site.address}api/webhook/kitchen`,
    received,
    answerNext: (answer) => void answers.push(answer),
    async arrived(count) {
      for (let tries = 0; received.length < count; tries += 1) {
        if (tries > 1_000) throw new Error(`${received.length} of ${count} deliveries arrived`)
        await pause(10)
      }
      return received
    },
    close: () => site.close(),
  }
}

/** Verifies a delivery as its receiver does (Standard Webhooks). @throws for another secret, or a changed body */
export function verified(secret: string, { headers, body }: Received): z.infer<typeof message> {
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return message.parse(new Webhook(secret).verify(body, signed))
}
