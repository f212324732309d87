import type { NamedServices } from './named-services.ts'

/** A remote from a developer's own machine, where the registry allows it. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*']

export interface PolicySettings {
  /** Other origins that deliver remotes, as `https://recipes.example.org`. */
  readonly remoteOrigins: readonly string[]
  /** Whether a developer may take a remote from their own machine instead. */
  readonly allowOverrides: boolean
  readonly services: NamedServices
  /** Origins that pages ask to be rung. */
  readonly pushServices: readonly string[]
}

/**
 * What a page of the product may load: what lies on its own origin, and from the origins of remotes what a remote is
 * made of; and whom it may speak to. No inline script or style, no eval.
 */
export function contentSecurityPolicy({
  remoteOrigins,
  allowOverrides,
  services,
  pushServices,
}: PolicySettings): string {
  const remotes = ["'self'", ...remoteOrigins, ...(allowOverrides ? ownMachine : [])].join(' ')
  const { api, errorReports } = services
  const answering = [api, api?.replace(/^http/, 'ws'), errorReports].filter((origin) => origin != null)
  return [
    "default-src 'self'",
    `script-src ${remotes}`,
    `style-src ${remotes}`,
    `img-src ${[remotes, ...(api ? [api] : [])].join(' ')} data: blob:`,
    `font-src ${remotes}`,
    `connect-src ${[remotes, ...answering, ...pushServices].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
