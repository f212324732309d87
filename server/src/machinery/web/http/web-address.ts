import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'

/**
 * The public address of the product, ending in a slash: `PUBLIC_URL`, or the address of the request without it. Never used in mails: the
 * caller chooses the address of a request.
 */
export const webAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicUrl ?? `${protocol}://${host}/`
