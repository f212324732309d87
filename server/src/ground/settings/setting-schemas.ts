import { z } from 'zod'

/** What is on or off. */
export const onOff = z.enum(['true', 'false']).transform((value) => value === 'true')

/** An address of one of these protocols. */
export const address = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `an address starting with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  })

/** A folder of the web: what stands below it is told by adding to its address, which thus ends in a slash. */
export const webFolder = address('http', 'https').transform((value) => {
  const { origin, pathname } = new URL(value)
  return `${origin}${pathname.replace(/\/*$/, '/')}`
})
