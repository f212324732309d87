import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'

type Addressed = Pick<FastifyRequest, 'protocol' | 'host' | 'givenPath'>

/** The address of the product that a request was sent to, ending in a slash. */
export const seenAddress = ({ protocol, host, givenPath }: Addressed): string => `${protocol}://${host}${givenPath}/`

/**
 * The public address of the product, ending in a slash: `PUBLIC_URL`, or the address of the request without it. Never used in mails: the
 * caller chooses the address of a request.
 */
export const webAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: Addressed): string =>
  publicUrl ?? seenAddress(request)
