import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'

const everybodyIsOne = 'all who come through it count as one, whose wrong guesses shut everybody out'

/** Logs a warning if TRUSTED_PROXIES does not fit the requests that arrive. */
export function warnOfProxies(app: FastifyInstance, { publicUrl, trustedProxies }: Config): void {
  const everyone = trustedProxies.find((range) => /\/[1-7]$/.test(range))
  if (everyone)
    app.log.warn(`TRUSTED_PROXIES holds ${everyone}: whoever comes from there can say which address they have`)
  if (trustedProxies.length > 0) return
  if (publicUrl?.startsWith('https:')) {
    app.log.warn(`PUBLIC_URL is https, so a proxy is in front, but TRUSTED_PROXIES is not set: ${everybodyIsOne}`)
  }
  let wasLogged = false
  app.addHook('onRequest', async ({ headers }) => {
    if (wasLogged || headers['x-forwarded-for'] === undefined) return
    wasLogged = true
    app.log.warn(`a proxy sends X-Forwarded-For, but TRUSTED_PROXIES does not name it: ${everybodyIsOne}`)
  })
}
