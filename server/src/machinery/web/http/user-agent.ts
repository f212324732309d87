import type { FastifyRequest } from 'fastify'

/** The start of what a browser calls itself. Headers are bytes; what is no character of text stays out of the database. */
export const printableUserAgent = (header: string | undefined, maxLength: number): string =>
  (header ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, maxLength)

/** What of a request says where it came from. */
export type RequestOrigin = Pick<FastifyRequest, 'ip' | 'headers'>
