import type { Endpoint } from '@potluck/api/endpoint'
import type { FastifyInstance } from 'fastify'
import type { DiskSpace } from '../disk-space.ts'
import { noSpace } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Makes what is stored more. */
    readonly adds?: boolean
  }
}

/** Calls of members with a body that hardly keep anything. */
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

/** Whether a call makes what is stored more. */
export const adds = ({ method, path, access, body, upload }: Endpoint): boolean =>
  access === 'member' &&
  (upload !== undefined || (body !== undefined && method !== 'DELETE' && !keepLittle.has(`${method} ${path}`)))

/** Answers 503 to what would fill the last of the disk: logging in, looking up and deleting need some of it. */
export function refuseWhenFull(app: FastifyInstance, diskSpace: DiskSpace): void {
  // After who calls was asked, and before a body is read.
  app.addHook('preParsing', async ({ routeOptions }) => {
    if (routeOptions.config.adds && (await diskSpace.isShort())) {
      throw noSpace()
    }
  })
}
