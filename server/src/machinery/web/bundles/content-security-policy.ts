import type { NamedServices } from './named-services.ts'

/** A remote on a developer's own machine, if the registry allows it. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*']

export interface PolicySettings {
  /** Other origins that deliver remotes, as `https://recipes.example.org`. */
  readonly remoteOrigins: readonly string[]
  /** Whether a developer may load a remote from their own machine instead. */
  readonly allowOverrides: boolean
  readonly services: NamedServices
  /** Origins of the push services. */
  readonly pushServices: readonly string[]
  /** Frames of these origins show the page. */
  readonly frameOrigins: readonly string[]
}

/**
 * The content security policy of a page: scripts and styles from its own origin and the origins of remotes, and connections to the named
 * hosts. No inline script or style, no eval.
 */
export function contentSecurityPolicy({
  remoteOrigins,
  allowOverrides,
  services,
  pushServices,
  frameOrigins,
}: PolicySettings): string {
  const remotes = ["'self'", ...remoteOrigins, ...(allowOverrides ? ownMachine : [])].join(' ')
  const { apis, errorReports } = services
  const answering = [
    ...apis.flatMap((api) => [api, api.replace(/^http/, 'ws')]),
    ...(errorReports ? [errorReports] : []),
  ]
  return [
    "default-src 'self'",
    `script-src ${remotes}`,
    `style-src ${remotes}`,
    `img-src ${[remotes, ...apis].join(' ')} data: blob:`,
    `font-src ${remotes}`,
    `connect-src ${[remotes, ...answering, ...pushServices].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameOrigins.join(' ') || "'none'"}`,
  ].join('; ')
}

/**
 * The policy of the workers that read photos and PDFs: files of their own origin and nothing else. They alone may compile WebAssembly; a
 * worker has the policy that it was sent with, so the page's stays as it is.
 */
export const readingWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
].join('; ')
