import { OutgoingError } from './outgoing-error.ts'

/** No service but the web is spoken with below 1024. */
const isWebPort = (port: string): boolean => port === '' || port === '80' || port === '443' || Number(port) >= 1024

/** An address as people or pages write it, when it is one of the web. @throws {OutgoingError} when it is not */
export function webUrl(address: string, base?: string): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutgoingError('only web addresses are fetched')
  if (url.username !== '' || url.password !== '') throw new OutgoingError('addresses with a password are not fetched')
  if (!isWebPort(url.port)) throw new OutgoingError('this port is not one of the web')
  return url
}
