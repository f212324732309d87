import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { openEnum } from './fields.ts'

/** Who may create an account: anybody, whoever has an invitation of a member, or nobody. */
export const registrations = ['open', 'invitation', 'closed'] as const

export type Registration = (typeof registrations)[number]

const environmentSetting = z.object({
  /** Of the variable, as `SMTP_URL`. */
  name: z.string(),
  /** Without a password; null for a secret, and where there is none. */
  value: z.string().nullable(),
  /** Whether the environment sets it; else the value is the default. */
  isSet: z.boolean(),
})

export type EnvironmentSetting = z.infer<typeof environmentSetting>

const serverSettings = z.object({
  registration: openEnum(registrations),
  /** The environment of the server decides it (`REGISTRATION`), and nobody here can change it. */
  isRegistrationFixed: z.boolean(),
  /** What the environment of the server decides; absent from a server of before. */
  environment: z.array(environmentSetting).optional(),
})

export type ServerSettings = z.infer<typeof serverSettings>

export const getServerSettings = endpoint({
  method: 'GET',
  path: 'server/settings',
  summary: 'What is set for this server.',
  access: 'admin',
  response: serverSettings,
  errors: [401, 403],
})

export const updateServerSettings = endpoint({
  method: 'PUT',
  path: 'server/settings',
  summary: 'Change what is set for this server. 409: the environment decides it (`set-by-environment`).',
  access: 'admin',
  body: z.strictObject({ registration: z.enum(registrations) }),
  response: serverSettings,
  errors: [400, 401, 403, 409],
})

/** Why a mail server did not take a mail. */
export const mailProblems = ['connection', 'login', 'refused', 'timeout', 'other'] as const

export const sendTestMail = endpoint({
  method: 'POST',
  path: 'server/test-mail',
  slow: true,
  summary:
    'Send a mail to the admin who calls, and say what the mail server answered. 409: no mail is set up (`no-mail`).',
  access: 'admin',
  response: z.object({
    to: z.string(),
    /** Null where the mail server took it. */
    problem: openEnum(mailProblems).nullable(),
    /** What the mail server answered, or why it was not reached, in its own words. */
    answer: z.string(),
  }),
  errors: [401, 403, 409, 429],
})
