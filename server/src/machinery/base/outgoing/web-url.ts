import { OutgoingError } from './outgoing-error.ts'

/** Ports below 1024 that are allowed: those of the web. */
const isWebPort = (port: string): boolean => port === '' || port === '80' || port === '443' || Number(port) >= 1024

/** Parses an address of the web as people or pages write it. @throws {OutgoingError} if it is not one */
export function webUrl(address: string, base?: string): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutgoingError('only web addresses are fetched')
  if (url.username !== '' || url.password !== '') throw new OutgoingError('addresses with a password are not fetched')
  if (!isWebPort(url.port)) throw new OutgoingError('this port is not one of the web')
  return url
}
