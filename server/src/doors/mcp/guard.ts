import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../machinery/base/refusal.ts'

const isOwnMachine = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

/**
 * Refuses pages of others. Programs send no origin; a page sends its own, which another site cannot choose. The name of another site may
 * lead to this machine. Without a public address, only a page under `localhost` or a number is the own one.
 * @throws {Refusal} `foreign-origin`
 */
export function refuseForeignPages({ headers: { origin }, host }: FastifyRequest, publicUrl: string | undefined): void {
  if (origin === undefined) return
  const page = URL.canParse(origin) ? new URL(origin) : null
  if (page !== null && publicUrl !== undefined && page.origin === new URL(publicUrl).origin) return
  if (page !== null && page.host === host && isOwnMachine(page.hostname)) return
  throw new Refusal('foreign-origin', 'a page of another address may not call this')
}
