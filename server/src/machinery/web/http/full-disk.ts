import type { Endpoint } from '@potluck/api/endpoint'
import type { FastifyInstance } from 'fastify'
import type { DiskSpace } from '../../base/disk-space.ts'
import { noSpace } from '../../base/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it adds data. */
    readonly adds?: boolean
  }
}

/** Calls of members with a body that store hardly anything. */
const keepLittle: ReadonlySet<string> = new Set([
  'PUT users/',
  'POST users/tickets',
  'POST messages/read',
  'PUT messages/threads/:user',
  'POST recipes/delete-bulk',
  'POST recipes/delete-by-labelIds',
  'POST labels/delete-bulk',
  'POST labels/detach-bulk',
])

/** Whether a call adds to the stored data. */
export const adds = ({ method, path, access, body, upload }: Endpoint): boolean =>
  access === 'member' &&
  (upload !== undefined || (body !== undefined && method !== 'DELETE' && !keepLittle.has(`${method} ${path}`)))

/** Answers 503 to calls that would fill the rest of the disk: logins, reads and deletions need some of it. */
export function refuseWhenFull(app: FastifyInstance, diskSpace: DiskSpace): void {
  // Runs after authentication and before the body is read.
  app.addHook('preParsing', async ({ routeOptions }) => {
    if (routeOptions.config.adds && (await diskSpace.isShort())) {
      throw noSpace()
    }
  })
}
