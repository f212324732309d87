import type { FastifyRequest } from 'fastify'

/** The acting user: a person with a valid session. Every store function takes one. */
export interface Member {
  readonly id: string
  /** Digest of the session's token: names the session without opening it. */
  readonly sessionId: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The member who calls. @throws {Refusal} 401 without a valid session */
    requireMember(request: FastifyRequest): Promise<Member>
  }
}
