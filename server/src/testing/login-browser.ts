import { createApiClient } from '@potluck/api/client'
import type { TestServer } from './test-server.ts'

/** A browser as far as a login needs one: cookies by host, and links that are followed. */
export interface LoginBrowser {
  /** A client of the product with the cookies of this browser. */
  api(token?: string): ReturnType<typeof createApiClient>
  /** Opens an address and follows where it leads. @returns every address on the way, the last one included */
  open(address: string): Promise<readonly string[]>
  /** The same, and stops before an address that begins so. */
  openUntil(address: string, end: string): Promise<string>
  cookies(address: string): string
}

const maxRedirects = 20

export function createLoginBrowser({ address: product }: Pick<TestServer, 'address'>): LoginBrowser {
  /** Cookies by host and name. */
  const jar = new Map<string, Map<string, { readonly value: string; readonly path: string }>>()

  function take(address: string, response: Response): void {
    const { host, pathname } = new URL(address)
    const own = jar.get(host) ?? new Map()
    jar.set(host, own)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(/; */)
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? pathname.replace(/\/[^/]*$/, '')
      if (/max-age=0\b/i.test(cookie) || /expires=Thu, 01 Jan 1970/i.test(cookie)) own.delete(name)
      else own.set(name, { value, path })
    }
  }

  function cookies(address: string): string {
    const { host, pathname } = new URL(address)
    return [...(jar.get(host) ?? [])]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  async function send(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies(address) !== '') headers.set('cookie', cookies(address))
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    take(address, response)
    return response
  }

  async function follow(address: string, isEnd: (next: string) => boolean): Promise<readonly string[]> {
    const way = [address]
    for (let next = address; way.length < maxRedirects; ) {
      const response = await send(next)
      await response.arrayBuffer()
      const location = response.headers.get('location')
      if (location === null) return way
      next = new URL(location, next).href
      way.push(next)
      if (isEnd(next)) return way
    }
    throw new Error(`${address} leads on and on`)
  }

  return {
    api: (token) =>
      createApiClient({
        base: `${product}api/`,
        token: () => token ?? null,
        fetch: (address, init) => send(String(address), init),
      }),
    // The page itself is the shell's.
    open: (address) => follow(address, (next) => next.includes('#/')),
    openUntil: async (address, end) => (await follow(address, (next) => next.startsWith(end))).at(-1) ?? '',
    cookies,
  }
}
