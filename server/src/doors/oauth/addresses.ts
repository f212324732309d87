import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'

type Addressed = Parameters<typeof webAddress>[1]

/** The name of this server for assistants: its address without the slash at the end. */
export const issuerOf = (config: Config, request: Addressed): string => webAddress(config, request).replace(/\/$/, '')

/** The address that grants open. */
export const resourceOf = (config: Config, request: Addressed): string => `${webAddress(config, request)}mcp`

/** The value of `WWW-Authenticate` of a 401: where an assistant reads how it is let in. */
export const assistantChallenge = (config: Config, request: FastifyRequest): string =>
  `Bearer resource_metadata="${webAddress(config, request)}.well-known/oauth-protected-resource/mcp"`
