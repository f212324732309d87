import type { FastifyRequest } from 'fastify'

/** Folders that contain no screen. */
const ownFolders = /^\/(api|assets|docs|grip|remotes)(\/|$)/

/** The form of a screen's address: words with dashes, then ids and names. */
const screen = /^\/[a-z][a-z-]*(\/[\w.%@~-]+)*\/?$/

/**
 * The address of the screen for somebody who typed it without its `#`, relative to the typed address, so that it also works below a
 * sub-path. Null if it is no screen, or if the request does not open a page.
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
  const search = query.length > 0 ? `?${query.join('?')}` : ''
  return `${up}#${path.replace(/\/$/, '')}${search}`
}
