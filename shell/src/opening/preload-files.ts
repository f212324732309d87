/**
 * Starts to fetch the files that the address needs, as `opening.json` of the deployment lists them, before the
 * application asks for them one after the other. For members whose browser has no service worker with these files. A
 * script of its own like `paint-screen.ts`; `ask-early.ts` has run before it.
 */
;(() => {
  type FilesByLanguage = Readonly<Record<string, readonly string[]>>
  interface Registry {
    readonly remotes: readonly { readonly entry: string; readonly enabled?: boolean }[]
  }
  interface Screen {
    readonly entry: string
    /** Pattern of the route, as `recipe/:recipeId`. */
    readonly path: string
    readonly files: readonly string[]
    readonly words: FilesByLanguage
  }
  interface Opening {
    readonly always: readonly string[]
    readonly words: FilesByLanguage
    readonly screens: readonly Screen[]
  }

  const registry = window.potluckEarly?.[new URL('remotes.json', document.baseURI).href]
  if (!registry || navigator.serviceWorker?.controller) return
  Promise.all([registry.then(jsonOf), fetch('opening.json', { cache: 'no-cache' }).then(jsonOf)])
    .then(preload)
    // Without them, files are fetched when they are needed.
    .catch(() => {})

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
    await ownFiles()
    for (const files of [opening.always, screen?.files, screen?.words[language]]) files?.forEach(addPreload)
  }

  /** The screen of the address by its most exact route, of a version that the registry names. */
  function screenIn(live: Registry, { screens }: Opening): Screen | undefined {
    const [typed = ''] = location.hash.slice(1).split('?')
    const home = document.querySelector('meta[name="home"]')?.getAttribute('content') ?? ''
    const path = typed === '' || typed === '/' ? home : typed
    const isLive = ({ entry }: Screen) =>
      live.remotes.some((remote) => remote.entry === entry && remote.enabled !== false)
    const exactness = (screen: Screen) => screen.path.replace(/:\w+/g, '').length
    return screens
      .filter((screen) => new RegExp(`^/${screen.path.replace(/:\w+/g, '[^/]+')}$`).test(path) && isLive(screen))
      .sort((a, b) => exactness(b) - exactness(a))[0]
  }

  /** Resolves when the scripts that the page itself preloads are there: the application begins with them. */
  function ownFiles(): Promise<unknown> {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')]
    const missing = links.filter(({ href }) => performance.getEntriesByName(href).length === 0)
    return Promise.all(missing.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))))
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
