import sparticuz from '@sparticuz/chromium'

/** Where the Chromium of the npm registry is, unpacked on first use. */
export const chromiumPath = (): Promise<string> => sparticuz.executablePath()

/**
 * Flags of a browser in a container that is not to ask the outside world for anything. The package's own flags are for
 * another place: they run everything in one process and switch the same-origin policy off.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
