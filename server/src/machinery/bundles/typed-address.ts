import type { FastifyRequest } from 'fastify'

/** What is no screen, whatever follows. */
const ownFolders = /^\/(api|assets|grip|remotes)(\/|$)/

/** An address as screens have: words with dashes, then ids and names. */
const screen = /^\/[a-z][a-z-]*(\/[\w.%@~-]+)*\/?$/

/**
 * Where somebody who typed the address of a screen without its `#` wanted to go, relative to what they typed, so that it
 * is right below a sub-path too; null for what is no screen, and for whoever is no person opening a page.
 */
export function typedAddress({
  method,
  headers,
  url,
}: Pick<FastifyRequest, 'method' | 'headers' | 'url'>): string | null {
  const opensPage = method === 'GET' && (headers.accept ?? '').includes('text/html')
  const [path = '', ...query] = url.split('?')
  if (
    !opensPage ||
    ownFolders.test(path) ||
    !screen.test(path) ||
    /\.(js|css|json|map|html?|ico|png|svg)$/.test(path)
  ) {
    return null
  }
  const up = '../'.repeat(path.split('/').length - 2) || './'
  const asked = query.length > 0 ? `?${query.join('?')}` : ''
  return `${up}#${path.replace(/\/$/, '')}${asked}`
}
