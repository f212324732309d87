import { type AssistantScope, assistantScopes } from '@potluck/api/assistants'
import { z } from 'zod'
import type { Database } from '../../machinery/base/database/database.ts'
import { findClient } from './clients.ts'
import { isRegistered, withAnswer } from './redirect-address.ts'
import { ask } from './requests.ts'

/** Where an answer may go; without both, nobody is sent anywhere. */
const sender = z.object({ client_id: z.string().max(100), redirect_uri: z.string() })

const state = z
  .string()
  .max(1_000)
  .regex(/^[\x20-\x7e]*$/)

/** A question in the names of OAuth 2.1; other fields are ignored. */
const question = z.object({
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(1_000).optional(),
  state: state.optional(),
})

/** Scopes that we know, of those that are asked for; without any, all that an assistant may have. */
function scopesIn(asked = ''): readonly AssistantScope[] {
  const named = asked.split(' ')
  const known = assistantScopes.filter((scope) => named.includes(scope))
  return known.length > 0 ? known : assistantScopes
}

/** The name of what is wrong with a question. */
function errorIn(query: Readonly<Record<string, unknown>>, resource: string): string {
  if (query.response_type !== 'code') return 'unsupported_response_type'
  if (query.resource !== undefined && query.resource !== resource) return 'invalid_target'
  return 'invalid_request'
}

/** This server, as assistants know it. */
interface Here {
  readonly issuer: string
  readonly resource: string
}

/**
 * Checks a question, and stores it.
 * @returns the id of the request, or the address that tells the assistant what is wrong; null without one
 */
export async function authorize(
  database: Database,
  query: unknown,
  { issuer, resource }: Here,
): Promise<{ readonly request: string } | { readonly back: string } | null> {
  const from = sender.safeParse(query).data
  const client = from ? await findClient(database, from.client_id) : null
  if (!from || !client || !isRegistered(from.redirect_uri, client.redirects)) return null
  const asked = z.record(z.string(), z.unknown()).parse(query)
  const valid = question.safeParse(asked)
  const isOurs = asked.resource === undefined || asked.resource === resource
  if (!valid.success || asked.response_type !== 'code' || !isOurs) {
    const known = state.safeParse(asked.state).data ?? null
    return { back: withAnswer(from.redirect_uri, { error: errorIn(asked, resource), state: known, iss: issuer }) }
  }
  const { data } = valid
  const request = await ask(database, {
    clientId: client.id,
    redirect: from.redirect_uri,
    state: data.state ?? null,
    challenge: data.code_challenge,
    scopes: scopesIn(data.scope),
  })
  return { request }
}
