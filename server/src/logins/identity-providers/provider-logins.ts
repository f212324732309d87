import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import { type Identity, identity as identitySchema } from './identity.ts'
import type { LoginSecrets } from './provider.ts'
import type { ProviderFailure } from './provider-failure.ts'

/** Time in which a login is ended, seconds. */
export const loginSeconds = 600

/** The purpose of a login. */
export interface LoginPurpose {
  readonly provider: string
  /** The member who links an account; null for a login. */
  readonly userId: string | null
  readonly redirect: string | null
  readonly invitation: string | null
}

/** A login that a browser began. */
export interface BegunLogin extends LoginSecrets {
  /** Known by this browser alone. */
  readonly cookie: string
}

/** Makes the secrets of a login. Nothing that opens it is stored: digests of the cookie and the state are. */
export async function beginLogin({ db }: Database, purpose: LoginPurpose): Promise<BegunLogin> {
  const login = { cookie: createToken(), state: createToken(), nonce: createToken(), verifier: createToken() }
  const { nonce, verifier } = login
  await db
    .insertInto('providerLogins')
    .values({
      id: digest(login.cookie),
      state: digest(login.state),
      nonce,
      verifier,
      ...purpose,
      identity: null,
      failure: null,
      expiresAt: now(loginSeconds * 1_000),
    })
    .execute()
  return login
}

/**
 * Takes the answer of a provider for the login of this browser, once: a second answer finds none.
 * @returns the secrets that the answer must fit, or null
 */
export async function takeAnswer(
  { db }: Database,
  cookie: string,
  provider: string,
  state: string,
): Promise<LoginSecrets | null> {
  const login = await db
    .updateTable('providerLogins')
    .set({ state: null })
    .where('id', '=', digest(cookie))
    .where('provider', '=', provider)
    .where('state', '=', digest(state))
    .where('expiresAt', '>', now())
    .returning(['nonce', 'verifier'])
    .executeTakeFirst()
  return login ? { ...login, state } : null
}

/** The outcome of a login at its provider. */
export type ProviderResult = { readonly identity: Identity } | { readonly failure: ProviderFailure }

export async function storeResult({ db }: Database, cookie: string, result: ProviderResult): Promise<void> {
  const stored =
    'identity' in result ? { identity: JSON.stringify(result.identity) } : { failure: result.failure satisfies string }
  await db.updateTable('providerLogins').set(stored).where('id', '=', digest(cookie)).execute()
}

export interface EndedLogin extends LoginPurpose {
  readonly result: ProviderResult
}

const failures = ['provider-away', 'provider-denied', 'provider-invalid'] as const satisfies readonly ProviderFailure[]

/** Ends the login of this browser, once. @returns null where the provider has not answered, or it is too old */
export async function endLogin({ db }: Database, cookie: string): Promise<EndedLogin | null> {
  const login = await db
    .deleteFrom('providerLogins')
    .where('id', '=', digest(cookie))
    .where('expiresAt', '>', now())
    .where(({ or, eb }) => or([eb('identity', 'is not', null), eb('failure', 'is not', null)]))
    .returning(['provider', 'userId', 'redirect', 'invitation', 'identity', 'failure'])
    .executeTakeFirst()
  if (!login) return null
  const { identity, failure, ...purpose } = login
  if (identity !== null) return { ...purpose, result: { identity: identitySchema.parse(JSON.parse(identity)) } }
  return { ...purpose, result: { failure: failures.find((known) => known === failure) ?? 'provider-invalid' } }
}

/** Deletes logins that nobody ended. */
export async function purgeProviderLogins({ db }: Database): Promise<void> {
  await db.deleteFrom('providerLogins').where('expiresAt', '<=', now()).execute()
}
