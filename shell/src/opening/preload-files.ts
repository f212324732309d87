/**
 * Preloads the files that the address needs, as `opening.json` lists them. The application would ask for them one after
 * the other, also where a service worker has them. For members; for a guest who logs in, the page itself lists the files.
 * A script of its own like `paint-screen.ts`; `ask-early.ts` has run before it.
 */
;(() => {
  interface Registry {
    readonly remotes: readonly { readonly entry: string; readonly enabled?: boolean }[]
  }
  interface Opening {
    readonly always: readonly string[]
    readonly words: FilesByLanguage
    readonly screens: readonly ScreenToOpen[]
  }

  const early = window.potluckEarly ?? {}
  const config = early[new URL('config.json', document.baseURI).href]
  const registry = early[new URL('remotes.json', document.baseURI).href]
  const [typed = ''] = location.hash.slice(1).split('?')
  const path = typed === '' || typed === '/' ? contentOf('home') : typed
  if (!registry) {
    if (/^\/(auth|login)/.test(path)) config?.then(preloadLogin).catch(() => {})
    return
  }
  const files = Promise.all([registry.then(jsonOf), fetch('opening.json', { cache: 'no-cache' }).then(jsonOf)])
  // Without them, files are fetched when they are needed.
  files.then(preload).catch(() => {})
  window.potluckScreen = files.then(([live, opening]) => screenIn(live, opening)).catch(() => undefined)

  /** The application reads the answer too. */
  function jsonOf(answer: Response) {
    return answer.clone().json()
  }

  /**
   * Fetches the files of the live version of the remote.
   * @throws when the files are not as expected
   */
  async function preload([live, opening]: [Registry, Opening]): Promise<void> {
    const language = document.documentElement.lang
    const screen = screenIn(live, opening)
    // Small, and nothing is drawn without them.
    opening.words[language]?.forEach(addPreload)
    const scripts = ownScripts()
    // Some are on their way while the last script of the page comes; more would delay that one.
    if (scripts.length > 0) await Promise.race(scripts)
    opening.always.forEach(addPreload)
    await Promise.all(scripts)
    for (const files of [screen?.files, screen?.words[language]]) files?.forEach(addPreload)
  }

  /** Called when the settings have come: the page has been parsed then. */
  async function preloadLogin(): Promise<void> {
    await Promise.all(ownScripts())
    contentOf('login-files').split(' ').filter(Boolean).forEach(addPreload)
  }

  function contentOf(name: string): string {
    return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  }

  function patternOf(route: string): RegExp {
    return new RegExp(`^/${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  }

  /** The screen of the address by its most exact route, of a version that the registry names. */
  function screenIn(live: Registry, { screens }: Opening): ScreenToOpen | undefined {
    const isLive = ({ entry }: ScreenToOpen) =>
      live.remotes.some((remote) => remote.entry === entry && remote.enabled !== false)
    const exactness = (screen: ScreenToOpen) => screen.path.replace(/:\w+/g, '').length
    return screens
      .filter((screen) => patternOf(screen.path).test(path) && isLive(screen))
      .sort((a, b) => exactness(b) - exactness(a))[0]
  }

  /** Each resolves when one of the scripts is there that the page itself preloads: the application begins with them. */
  function ownScripts(): readonly Promise<unknown>[] {
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map((link) => {
      if (performance.getEntriesByName(link.href).length > 0) return Promise.resolve()
      return new Promise((resolve) => link.addEventListener('load', resolve))
    })
  }

  function addPreload(address: string): void {
    if (document.querySelector(`link[href="${address}"]`)) return
    const link = document.createElement('link')
    const kind = address.endsWith('.css') ? 'style' : address.endsWith('.js') ? 'script' : 'fetch'
    link.rel = 'preload'
    link.setAttribute('as', kind)
    link.href = address
    if (kind === 'fetch' || new URL(address, document.baseURI).origin !== location.origin)
      link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
})()
