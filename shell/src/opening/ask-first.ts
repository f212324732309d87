/**
 * Asks the first question of a screen that this device does not know, as `opening.json` says it: what the device knows,
 * `ask-early.ts` has asked. A script of its own like `paint-screen.ts`; `preload-files.ts` has run before it.
 */
;(() => {
  interface Config {
    readonly apiBase?: string
    readonly betaApiBase?: unknown
    readonly apiOverrides?: unknown
  }

  const early = window.potluckEarly ?? {}
  // The application reads the answer too, and perhaps before the screen is known: a copy is taken when it comes.
  const config = early[new URL('config.json', document.baseURI).href]?.then(
    (answer): Promise<Config> => answer.clone().json(),
  )
  const token = localStorage.getItem(`potluck${location.pathname.replace(/\/[^/]*$/, '')}:token`)
  // The application asks itself.
  config?.catch(() => {})
  if (config && token) window.potluckScreen?.then((screen) => screen && ask(screen, config, token)).catch(() => {})

  async function ask({ path: route, asks }: ScreenToOpen, config: Promise<Config>, token: string): Promise<void> {
    const [typed = '', query] = location.hash.slice(1).split('?')
    const home = document.querySelector('meta[name="home"]')?.getAttribute('content') ?? ''
    const path = typed === '' || typed === '/' ? home : typed
    if (!asks || query !== undefined) return
    const values = new RegExp(`^/${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path)?.groups ?? {}
    const { apiBase = 'api/', betaApiBase, apiOverrides } = await config
    // Only the application knows which address this host uses.
    if (betaApiBase || apiOverrides) return
    const base = new URL(apiBase.replace(/\/?$/, '/'), document.baseURI).href
    const address = new URL(
      asks.replace(/:(\w+)/g, (_, name) => values[name] ?? ''),
      base,
    ).href
    // The token goes to this server only.
    if (!address.startsWith(base) || Object.keys(early).some((asked) => asked.startsWith(base))) return
    const answer = fetch(address, { headers: { authorization: `Bearer ${token}` } })
    early[address] = answer
    await answer
  }
})()
