import sparticuz from '@sparticuz/chromium'

/** Where the Chromium of the npm registry is, unpacked on first use. */
export const chromiumPath = (): Promise<string> => sparticuz.executablePath()

/** Flags without which it asks the outside world for things at every start. */
export const chromiumArgs = [
  ...sparticuz.args,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
