import { RemoteFailure } from './failure.ts'

/** The global that the script of a remote's entry creates: webpack's container of the remote's modules. */
export interface Container {
  /** Receives the shared scope. Must be called before `get`. */
  init(shared: object): void | Promise<void>
  /** Resolves to a factory of an exposed module when its files have loaded. */
  get(module: string): Promise<() => unknown>
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

/** Timeout of one request for an entry, milliseconds; two fit into the deadline of the outlet. */
const patienceMs = 8_000

/**
 * Loads the script of a remote's entry and returns the container that it stores in a global variable. A failed request is repeated once
 * with another address: a browser would answer with the damaged copy in its cache, and Chromium does not send a second request for an
 * address while the first one hangs.
 * @param integrity hash of the script, as `sha384-…`; other content is treated as missing
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

    // The global of another version must not be mistaken for this one.
    Reflect.set(globalThis, global, undefined)
    window.addEventListener('error', notice)
    script.addEventListener('error', () => fail(new RemoteFailure('network', `${address} cannot be fetched`)))
    script.addEventListener('load', () => {
      const container: unknown = Reflect.get(globalThis, global)
      if (thrown !== undefined) fail(new RemoteFailure('evaluate', `${address} threw`, { cause: thrown }))
      else if (isContainer(container)) settle(() => resolve(container))
      else fail(new RemoteFailure('evaluate', `${address} is no remote "${global}"`))
    })
    // Without CORS, browsers hide the errors of a script from another origin.
    if (new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = address
    document.head.append(script)
  })
}
