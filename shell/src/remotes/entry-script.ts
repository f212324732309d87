import { RemoteFailure } from './failure.ts'

/** What the script of an entry leaves behind: webpack's container of a remote's modules. */
export interface Container {
  /** Gives it what the page shares; before anything is asked for. */
  init(shared: object): void | Promise<void>
  /** What makes an exposed module, when its files have come. */
  get(module: string): Promise<() => unknown>
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

/** How long one request for an entry may take, milliseconds; two fit into the outlet's deadline. */
const patienceMs = 8_000

/**
 * Loads the script of a remote's entry and gives the container that it leaves in a global variable.
 *
 * What fails is asked for once more under another address: a browser would answer with the damaged copy in its cache,
 * and Chromium answers no second request for an address while the first one hangs.
 * @param integrity what the script has to be, as `sha384-…`; anything else counts as not there
 * @throws {RemoteFailure} `network`, `evaluate` or `timeout`
 */
export async function loadEntryScript(address: string, global: string, integrity = ''): Promise<Container> {
  try {
    return await loadOnce(address, global, integrity)
  } catch {
    const again = new URL(address)
    again.searchParams.set('again', String(Date.now()))
    return loadOnce(again.href, global, integrity)
  }
}

function loadOnce(address: string, global: string, integrity: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    let thrown: unknown
    const notice = (event: ErrorEvent) => {
      if (event.filename === address) thrown = event.error ?? event.message
    }
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      window.removeEventListener('error', notice)
      script.remove()
      finish()
    }
    const fail = (failure: RemoteFailure) => settle(() => reject(failure))
    const timer = setTimeout(() => fail(new RemoteFailure('timeout', `${address} did not arrive`)), patienceMs)

    // What another version left behind is not this one's.
    Reflect.set(globalThis, global, undefined)
    window.addEventListener('error', notice)
    script.addEventListener('error', () => fail(new RemoteFailure('network', `${address} cannot be fetched`)))
    script.addEventListener('load', () => {
      const container: unknown = Reflect.get(globalThis, global)
      if (thrown !== undefined) fail(new RemoteFailure('evaluate', `${address} threw`, { cause: thrown }))
      else if (isContainer(container)) settle(() => resolve(container))
      else fail(new RemoteFailure('evaluate', `${address} is no remote "${global}"`))
    })
    // Of another origin's script, a browser otherwise hides what it throws.
    if (new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = address
    document.head.append(script)
  })
}
