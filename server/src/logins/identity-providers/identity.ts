import { email as emailSchema, name as nameSchema } from '@potluck/api/credentials'
import { z } from 'zod'
import type { ProviderSettings } from './provider-settings.ts'

/** The person at a provider who logged in. */
export const identity = z.object({
  issuer: z.string().min(1).max(500),
  /** The id of the person at the issuer: it never changes and is given to nobody else. */
  subject: z.string().min(1).max(255),
  /** Null where the provider gives none that an account can have. */
  email: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  name: z.string(),
  /** Whether the provider makes them an admin; null where the settings let it decide nothing. */
  isAdmin: z.boolean().nullable(),
  /** The provider's name of this login, by which it ends it; null where it gives none. */
  sid: z.string().nullable().default(null),
})

const sidSchema = z.string().min(1).max(255)

export type Identity = z.infer<typeof identity>

export type Claims = Readonly<Record<string, unknown>>

/** The value of a claim; `realm_access.roles` is looked up part by part where no claim has that name. */
function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name.split('.').reduce<unknown>((value, part) => {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, part)
    return isObject ? Object.entries(value).find(([key]) => key === part)?.[1] : undefined
  }, claims)
}

function isAdminBy(claims: Claims, { adminClaim, adminValues }: ProviderSettings): boolean | null {
  if (adminClaim === undefined) return null
  return [claimOf(claims, adminClaim)].flat().some((value) => adminValues.some((wanted) => wanted === String(value)))
}

/** The first of these that an account can be called. */
export function nameOf(candidates: readonly unknown[]): string {
  for (const candidate of candidates) {
    const parsed = nameSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  return '?'
}

/**
 * Reads the identity from validated claims.
 * @throws {z.ZodError} if the issuer or the subject is longer than the standard allows
 */
export function identityOf(claims: Claims, settings: ProviderSettings): Identity {
  const email = emailSchema.safeParse(claims.email).data ?? null
  return identity.parse({
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailConfirmed: email !== null && (settings.trustEmail || claims.email_verified === true),
    name: nameOf([claims.name, claims.preferred_username, claims.nickname, email?.split('@')[0]]),
    isAdmin: isAdminBy(claims, settings),
    sid: sidSchema.safeParse(claims.sid).data ?? null,
  })
}
