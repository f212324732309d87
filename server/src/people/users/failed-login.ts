import type { FastifyRequest } from 'fastify'

/**
 * Logs a failed login for tools such as fail2ban (deploy/README.md has the filter). Only the address is logged: the e-mail
 * field may contain a password.
 */
export const logFailedLogin = ({ log, ip }: FastifyRequest): void => log.warn(`failed login from ${ip}`)
