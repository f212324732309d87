/**
 * Starts requests that the application is going to make, before its own files have arrived: settings and registry, and the
 * questions that the screen asked the last time. A script of its own like `paint-screen.ts`. The application takes the
 * answers (`early-answers.ts`).
 */
;(() => {
  const page = new URL('./', document.baseURI).href
  const early: Record<string, Promise<Response>> = {}
  /** As `storedName` writes it. */
  const prefix = `potluck${location.pathname.replace(/\/[^/]*$/, '')}:`
  const token = stored('token')
  window.potluckEarly = early
  ask('config.json', { cache: 'no-cache' })
  if (!token) return
  ask('remotes.json', { cache: 'no-cache' })
  for (const address of questions()) ask(address, { headers: { authorization: `Bearer ${token}` } })

  function stored(key: string): string | null {
    try {
      return localStorage.getItem(prefix + key)
    } catch {
      return null
    }
  }

  /**
   * The last questions of the screen of this path, as `store-screens.ts` stored them. The token goes to this server
   * only.
   */
  function questions(): string[] {
    const [typed = ''] = location.hash.slice(1).split('?')
    const home = document.querySelector('meta[name="home"]')?.getAttribute('content') ?? ''
    try {
      const all = JSON.parse(stored('user:questions') ?? '{}')[typed === '' || typed === '/' ? home : typed]
      return Array.isArray(all) ? all.filter((each) => typeof each === 'string' && each.startsWith(page)) : []
    } catch {
      return []
    }
  }

  function ask(address: string, options: RequestInit): void {
    const answer = fetch(address, options)
    // The application asks again.
    answer.catch(() => {})
    early[new URL(address, page).href] = answer
  }
})()
