import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { createToken, digest } from '../../machinery/base/token.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'

const cookieName = 'potluck-device'

/** The longest time that browsers store a cookie, seconds. */
const cookieSeconds = 400 * 24 * 3_600

/** Reads the device id from the cookie of a request, or null. */
function readDeviceId({ headers }: FastifyRequest): string | null {
  const cookies = (headers.cookie ?? '').split(/; */)
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/** The id of the request's device if the owner of this e-mail has logged in on it before; otherwise null. */
export async function knownDevice({ db }: Database, request: FastifyRequest, email: string): Promise<string | null> {
  const deviceId = readDeviceId(request)
  if (deviceId === null) return null
  const known = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select('knownDevices.id')
    .where('users.email', '=', email)
    .where('knownDevices.id', '=', digest(deviceId))
    .where('knownDevices.expiresAt', '>', now())
    .executeTakeFirst()
  return known?.id ?? null
}

/** How long an address counts as the owner's after a login from it, milliseconds. */
const addressMs = 90 * 24 * 3_600_000

/** The digest that is stored of an address: it is found only with both the account and the address. */
const addressId = (userId: string, address: string): string => digest(`${userId} from ${address}`)

/** Whether the owner of this e-mail has logged in from an address recently. */
export async function isKnownAddress({ db }: Database, email: string, address: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) return false
  const known = await db
    .selectFrom('knownDevices')
    .select('id')
    .where('userId', '=', user.id)
    .where('id', '=', addressId(user.id, address))
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  return known !== undefined
}

const isOurs = async ({ db }: Database, deviceId: string): Promise<boolean> =>
  (await db.selectFrom('knownDevices').select('id').where('id', '=', digest(deviceId)).executeTakeFirst()) !== undefined

/**
 * Stores that the user logged in on this device and from this address, and sends the device its id as a cookie. The id
 * grants no access: it only separates the owner's tries from a stranger's. The browser sends it only to `…/api/users/`.
 */
export async function rememberDevice(
  database: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  userId: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const sent = readDeviceId(request)
  const deviceId = sent !== null && (await isOurs(database, sent)) ? sent : createToken()
  const known = [
    { id: digest(deviceId), userId, expiresAt: now(cookieSeconds * 1_000) },
    { id: addressId(userId, clientAddress(request)), userId, expiresAt: now(addressMs) },
  ]
  await database.db
    .insertInto('knownDevices')
    .values(known)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'id']).doUpdateSet(({ ref }) => ({ expiresAt: ref('excluded.expiresAt') })),
    )
    .execute()
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookieName}=${deviceId}; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict${secure}`)
}

/** Deletes all known devices of a user: the password may have been changed because of somebody who has one of them. */
export async function forgetDevices({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute()
}
