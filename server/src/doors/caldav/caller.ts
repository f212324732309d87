import type { ApiClient } from '@potluck/api/client'
import type { FastifyRequest } from 'fastify'
import type { Member } from '../../ground/access/reader.ts'
import type { Services } from '../../machinery/for-features/services.ts'

/** The caller, and the means of their calls. */
export interface Caller {
  readonly services: Services
  readonly member: Member
  /** Calls the API as the browser does, with the token of the request. */
  readonly api: ApiClient
  readonly request: FastifyRequest
}
