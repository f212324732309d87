import { visibleName } from '@potluck/api/fields'
import { z } from 'zod'
import type { Database } from '../../machinery/base/database/database.ts'
import { type Client, registerClient } from './clients.ts'
import { isRedirectAddress } from './redirect-address.ts'

/** Addresses of one assistant. */
const maxRedirects = 5

const redirects = z.array(z.string().refine(isRedirectAddress)).min(1).max(maxRedirects)

/** Facts that a program states of itself (RFC 7591). The rest is ignored, and nothing that it names is fetched. */
const metadata = z.object({ redirect_uris: redirects, client_name: visibleName(100).optional() })

/** How every program of ours is registered, whatever it asked for: it has no secret of its own, PKCE stands for one. */
const given = {
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
} as const

const registered = ({ id, name, redirects: addresses }: Client) => ({
  client_id: id,
  client_id_issued_at: Math.floor(Date.now() / 1_000),
  client_name: name,
  redirect_uris: addresses,
  ...given,
})

interface Registration {
  readonly status: 201 | 400 | 503
  readonly body: object
}

/** Registers a program. @param body what it sent */
export async function registerAssistant(database: Database, body: unknown): Promise<Registration> {
  const said = metadata.safeParse(body)
  if (!said.success) {
    const isAddress = said.error.issues.some(({ path: [field] }) => field === 'redirect_uris')
    return { status: 400, body: { error: isAddress ? 'invalid_redirect_uri' : 'invalid_client_metadata' } }
  }
  const { redirect_uris: addresses, client_name } = said.data
  const [first = ''] = addresses
  const name = client_name ?? new URL(first).host
  const client = await registerClient(database, { name, redirects: addresses })
  if (client === null) return { status: 503, body: { error: 'temporarily_unavailable' } }
  return { status: 201, body: registered(client) }
}
