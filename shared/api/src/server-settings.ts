import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { openEnum } from './fields.ts'

/** Who may create an account: anybody, whoever has an invitation of a member, or nobody. */
export const registrations = ['open', 'invitation', 'closed'] as const

export type Registration = (typeof registrations)[number]

const serverSettings = z.object({
  registration: openEnum(registrations),
  /** The environment of the server decides it (`REGISTRATION`), and nobody here can change it. */
  isRegistrationFixed: z.boolean(),
})

export type ServerSettings = z.infer<typeof serverSettings>

export const getServerSettings = endpoint({
  method: 'GET',
  path: 'server/settings',
  summary: 'What is set for this server.',
  access: 'keeper',
  response: serverSettings,
  errors: [401, 403],
})

export const updateServerSettings = endpoint({
  method: 'PUT',
  path: 'server/settings',
  summary: 'Change what is set for this server. 409: the environment decides it (`set-by-environment`).',
  access: 'keeper',
  body: z.strictObject({ registration: z.enum(registrations) }),
  response: serverSettings,
  errors: [400, 401, 403, 409],
})
