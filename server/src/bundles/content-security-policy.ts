/**
 * What a page of the product may load: its own origin, and the origins that deliver remotes. No inline script or
 * style, no eval.
 * @param remoteOrigins as `https://recipes.example.org`
 */
export function contentSecurityPolicy(remoteOrigins: readonly string[]): string {
  const own = ["'self'", ...remoteOrigins].join(' ')
  return [
    `default-src ${own}`,
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
