import type { FastifyInstance } from 'fastify'
import { addressList } from './address-list.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The path of the product on its host, as a trusted proxy gives it: `/home/potluck`, empty at the root. */
    givenPath: string
  }
}

/** Traefik and others send the first, Home Assistant the second. */
const headerNames = ['x-forwarded-prefix', 'x-ingress-path'] as const

const maxLength = 200
/** Names divided by single slashes: no other host, no step up, nothing that a header, a cookie or a page would read in another way. */
const wellFormed = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?$/

/** The path in the headers; null where there is none, one that is no path, or two that differ. */
function pathIn(values: readonly (string | string[] | undefined)[]): string | null {
  const [path, ...others] = new Set(values.filter((value) => value !== undefined))
  if (typeof path !== 'string' || others.length > 0) return null
  return path.length <= maxLength && wellFormed.test(path) ? path.replace(/\/$/, '') : null
}

/** Reads the path that proxies give with each request. Only trusted ones are believed. */
export function readGivenPath(app: FastifyInstance, trustedProxies: readonly string[]): void {
  const isProxy = addressList(trustedProxies)
  app.decorateRequest('givenPath', '')
  app.addHook('onRequest', async (request) => {
    const path = pathIn(headerNames.map((name) => request.headers[name]))
    if (path !== null && isProxy(request.socket.remoteAddress ?? '')) request.givenPath = path
  })
}
