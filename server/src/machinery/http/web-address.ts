import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

/**
 * The product's address, ending in a slash, as people and programs outside are given it: `PUBLIC_URL`, and without one
 * what the request was sent to. Never for mails: whoever asks says what they sent to.
 */
export const webAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicUrl ?? `${protocol}://${host}/`
