import type { FastifyRequest } from 'fastify'

/**
 * Logs that somebody tried to get in and did not, in one form that tools as fail2ban read (deploy/README.md shows the
 * filter). The address alone: what was typed may be a password in the wrong field.
 */
export const logFailedLogin = ({ log, ip }: FastifyRequest): void => log.warn(`failed login from ${ip}`)
