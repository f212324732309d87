import { createHash, randomBytes } from 'node:crypto'
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { type AssistantScope, allowAssistant, assistantScopes } from '@potluck/api/assistants'
import { z } from 'zod'
import type { TestMember, TestServer } from './test-server.ts'

/** Where the assistants of tests are led back to. */
export const redirect = 'https://assistant.example/callback'

/** An assistant that keeps what the SDK of the protocol gives it. */
export interface AssistantOfSdk extends OAuthClientProvider {
  /** Where it sent the browser. */
  readonly asked: URL[]
  readonly kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string }
}

/** An assistant as the SDK of the protocol makes one. */
export function assistantOfSdk(): AssistantOfSdk {
  const kept: AssistantOfSdk['kept'] = {}
  const asked: URL[] = []
  return {
    asked,
    kept,
    redirectUrl: redirect,
    clientMetadata: {
      client_name: 'Sous-chef',
      redirect_uris: [redirect],
      logo_uri: 'http://169.254.169.254/logo.png',
    },
    state: () => 'a state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (address) => {
      asked.push(address)
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier ?? '',
    invalidateCredentials: (what) => {
      if (what !== 'client' && what !== 'verifier') delete kept.tokens
    },
  }
}

/** Where an address leads a browser. */
export async function ledTo(address: string | URL): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' })
  if (answer.status !== 302) throw new Error(`answered ${answer.status}: ${await answer.text()}`)
  return new URL(answer.headers.get('location') ?? '')
}

/** The id of a request, which the address of the page that asks has. */
export const requestIn = ({ hash }: URL): string => /^#\/settings\/apps\/consent\/([\w-]+)$/.exec(hash)?.[1] ?? ''

/** A member allows what an assistant asks for. @returns where the browser goes */
export async function allowed(
  member: TestMember,
  request: string,
  scopes: readonly AssistantScope[] = assistantScopes,
): Promise<URL> {
  const body = { scopes: [...scopes], currentPassword: 'correct horse' }
  return new URL((await member.api.call(allowAssistant, { params: { request }, body })).data.address)
}

/** A secret of PKCE, and what is shown of it at first. */
export function pkce(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

type Fields = Readonly<Record<string, string>>

const text = z.string().default('')

const answer = z.object({ access_token: text, refresh_token: text, client_id: text, client_name: text, error: text })

/** The fields of an answer of OAuth; an empty text stands for a field that it lacks. */
export const fieldsOf = async (response: Response): Promise<z.infer<typeof answer>> =>
  answer.parse(await response.json())

let addresses = 0

/** Registers a program, each from another address, as a proxy on this machine says. */
export const register = ({ address }: Pick<TestServer, 'address'>, body: unknown): Promise<Response> =>
  fetch(`${address}oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses++ & 255}` },
    body: JSON.stringify(body),
  })

/** Registers a program. @returns its id */
export async function registered(server: Pick<TestServer, 'address'>, redirects = [redirect]): Promise<string> {
  return (await fieldsOf(await register(server, { client_name: 'Sous-chef', redirect_uris: redirects }))).client_id
}

export const postForm = (address: string, fields: Fields): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields) })

/** The address that an assistant sends a browser to. */
export function authorizeAddress({ address }: Pick<TestServer, 'address'>, clientId: string, fields: Fields): URL {
  const url = new URL('oauth/authorize', address)
  const usual = { client_id: clientId, redirect_uri: redirect, response_type: 'code', code_challenge_method: 'S256' }
  for (const [name, value] of Object.entries({ ...usual, ...fields }))
    if (value !== '') url.searchParams.set(name, value)
  return url
}

/** A grant as an assistant gets it, without the SDK. */
export async function granted(server: TestServer, member: TestMember, scopes?: readonly AssistantScope[]) {
  const clientId = await registered(server)
  const { verifier, challenge } = pkce()
  const page = await ledTo(authorizeAddress(server, clientId, { code_challenge: challenge }))
  const code = (await allowed(member, requestIn(page), scopes)).searchParams.get('code') ?? ''
  const fields = { grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirect }
  const tokens = await fieldsOf(
    await postForm(`${server.address}oauth/token`, { ...fields, code, code_verifier: verifier }),
  )
  return { clientId, code, verifier, access: tokens.access_token, refresh: tokens.refresh_token }
}

/** Renews a grant. */
export const refreshed = ({ address }: Pick<TestServer, 'address'>, clientId: string, refresh: string) =>
  postForm(`${address}oauth/token`, { grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh })
