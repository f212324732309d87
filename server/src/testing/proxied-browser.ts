import { type RequestOptions, request } from 'node:http'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { finishProviderLogin, startProviderLogin } from '@potluck/api/identity-providers'
import type { TestServer } from './test-server.ts'

/** Header lines as they stand in a request, in order: the same name may come twice. */
export type HeaderLines = readonly (readonly [name: string, value: string])[]

interface Way {
  readonly path?: string
  readonly method?: string
  /** The address that the connection comes from. */
  readonly from?: string
  readonly token?: string
  readonly invitation?: string
}

/** Sends a request with exactly these header lines, as a proxy does. */
export function sendLines(
  { address }: Pick<TestServer, 'address'>,
  lines: HeaderLines,
  { path = '', method = 'GET', from }: Way = {},
  body?: string,
): Promise<Response> {
  const options: RequestOptions = {
    method,
    agent: false,
    headers: ['Host', new URL(address).host, ...lines.flat()],
    ...(from !== undefined && { localAddress: from }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, address), options, async (reply) => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part)
      const headers = Object.entries(reply.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      )
      resolve(new Response(Buffer.concat(parts), { status: reply.statusCode ?? 500, headers }))
    })
    sent.on('error', reject)
    sent.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(new Error('the connection was upgraded'))
    })
    // Node writes a text with the lines before it, all in UTF-8.
    sent.end(body === undefined ? undefined : Buffer.from(body))
  })
}

/** A client whose calls pass a proxy that adds header lines, with the cookies of one browser. */
export function proxiedClient(server: Pick<TestServer, 'address'>, lines: HeaderLines, way: Way = {}): ApiClient {
  let cookie = ''
  return createApiClient({
    base: `${server.address}api/`,
    token: () => way.token ?? null,
    async fetch(address, init) {
      const body = typeof init?.body === 'string' ? init.body : undefined
      const own = Object.entries({ ...init?.headers }) as [string, string][]
      const length = ['content-length', `${Buffer.byteLength(body ?? '')}`] as const
      const all = [...own, length, ...(cookie ? [['cookie', cookie] as const] : []), ...lines]
      const path = String(address).slice(server.address.length)
      const response = await sendLines(server, all, { ...way, path, method: init?.method ?? 'GET' }, body)
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
  })
}

/** Logs in by the proxy. @returns the token, or the code of the refusal */
export async function logInByProxy(
  server: Pick<TestServer, 'address'>,
  lines: HeaderLines,
  { invitation, ...way }: Way = {},
): Promise<{ readonly token: string } | { readonly code: string | undefined }> {
  const client = proxiedClient(server, lines, way)
  const body = { redirect: '/recipe/7', ...(invitation === undefined ? {} : { invitation }) }
  try {
    await client.call(startProviderLogin, { params: { provider: 'proxy' }, body })
    const { token } = (await client.call(finishProviderLogin, {})).data
    return token === null ? { code: 'linked' } : { token }
  } catch (error) {
    if (error instanceof ApiError) return { code: error.data?.error.code }
    throw error
  }
}
