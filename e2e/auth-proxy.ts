import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { closed, listening, startForwarding } from './forwarding-server.ts'

/** How the proxy answers calls of somebody whom it does not know: pages are led to its login in any case. */
export type Asking = 'redirect' | 'unauthorized' | 'forbidden' | 'page'

export interface AuthProxy {
  /** Address for the browser, with a trailing slash. */
  readonly url: string
  /** Address of its login, on another origin. */
  readonly loginUrl: string
  /** The person that a login opens a session for. */
  person: { readonly user: string; readonly email: string; readonly name: string }
  asking: Asking
  /** Ends all sessions. */
  expire(): void
  /** Calls of the API that it let through, as `POST /api/recipes`. */
  readonly passed: readonly string[]
  readonly stop: () => Promise<void>
}

const html = { 'content-type': 'text/html; charset=utf-8' }

const loginPage = (way: string) =>
  `<!doctype html><title>Who are you?</title><form method="post" action="/login${way}"><button>Let me in</button></form>`

/**
 * Starts a proxy that lets people in after a login of its own. It says who they are, as Authelia does.
 * @param target the server behind it
 */
export async function startAuthProxy(target: string): Promise<AuthProxy> {
  const sessions = new Set<string>()
  const passed: string[] = []
  let product = ''

  const isKnown = ({ headers }: IncomingMessage): boolean =>
    sessions.has(/proxy-session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '')

  function answerLogin(call: IncomingMessage, answer: ServerResponse): void {
    const { pathname, search, searchParams } = new URL(call.url ?? '/', product)
    if (pathname === '/logout') {
      sessions.clear()
      answer.writeHead(302, { location: `/login?rd=${encodeURIComponent(product)}` }).end()
    } else if (call.method === 'POST') {
      const id = Math.random().toString(36).slice(2)
      sessions.add(id)
      const cookie = `proxy-session=${id}; Path=/; HttpOnly`
      answer.writeHead(302, { 'set-cookie': cookie, location: searchParams.get('rd') ?? product }).end()
    } else answer.writeHead(200, html).end(loginPage(search))
  }

  const login = createServer(answerLogin)
  const loginUrl = await listening(login)

  function askToLogIn({ url = '/', headers }: IncomingMessage, answer: ServerResponse): void {
    // The part of an address behind its # never gets here.
    const location = `${loginUrl}login?rd=${encodeURIComponent(new URL(url, product).href)}`
    const how = headers['sec-fetch-mode'] === 'navigate' ? 'redirect' : proxy.asking
    if (how === 'redirect') answer.writeHead(302, { location }).end()
    else answer.writeHead({ unauthorized: 401, forbidden: 403, page: 200 }[how], html).end(loginPage(''))
  }

  function forwarded(call: IncomingMessage) {
    const { user, email, name } = proxy.person
    const own = Object.entries(call.headers).filter(([header]) => !/^(remote|x-forwarded)-/.test(header))
    const { remoteAddress } = call.socket
    const added = { 'remote-user': user, 'remote-email': email, 'remote-name': name, 'x-forwarded-for': remoteAddress }
    return request(new URL(call.url ?? '/', target), {
      method: call.method,
      headers: { ...Object.fromEntries(own), ...added },
    })
  }

  const front = await startForwarding({
    isLetIn: isKnown,
    refuse: askToLogIn,
    forwarded(call) {
      if (call.url?.startsWith('/api/')) passed.push(`${call.method} ${call.url}`)
      return forwarded(call)
    },
  })
  product = front.url
  const proxy: AuthProxy = {
    url: product,
    loginUrl,
    person: { user: 'rosa', email: 'rosa@example.com', name: 'Rosa Diaz' },
    asking: 'redirect',
    expire() {
      sessions.clear()
      front.disconnect()
    },
    passed,
    async stop() {
      await Promise.all([front.stop(), closed(login)])
    },
  }
  return proxy
}
