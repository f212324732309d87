/** Longest address, characters. */
export const maxRedirect = 500

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** An address of one spelling, or null: visible signs of ASCII only, and no backslash, which browsers take for a slash. */
function parsed(address: string): URL | null {
  if (address.length > maxRedirect || !/^[!-[\]-~]+$/.test(address)) return null
  return URL.parse(address)
}

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopback.includes(hostname)

/** Whether an assistant may name an address to go back to: https, or a program on the same machine. */
export function isRedirectAddress(address: string): boolean {
  const url = parsed(address)
  if (url === null || (url.protocol !== 'https:' && !isLoopback(url))) return false
  return address.startsWith(`${url.protocol}//`) && !address.includes('#') && !/^[^/]*\/\/[^/?]*@/.test(address)
}

/** Without its port, which a program on the same machine gets anew each time (RFC 8252). */
const withoutPort = (url: URL): string => `${url.hostname} ${url.pathname} ${url.search}`

/** Whether an address is exactly one that was registered; of one on the same machine, the port is free. */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (registered.includes(address)) return true
  const url = parsed(address)
  if (url === null || !isLoopback(url) || !isRedirectAddress(address)) return false
  return registered.some((one) => {
    const other = parsed(one)
    return other !== null && isLoopback(other) && withoutPort(other) === withoutPort(url)
  })
}

/** An address with what is answered. */
export function withAnswer(address: string, answer: Readonly<Record<string, string | null>>): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(answer)) if (value !== null) said.append(name, value)
  return `${address}${address.includes('?') ? '&' : '?'}${said}`
}
