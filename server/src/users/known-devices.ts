import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { clientAddress } from '../machinery/http/client-address.ts'
import { createToken, digest } from '../machinery/token.ts'

const cookieName = 'potluck-device'

/** As long as browsers store a cookie at most, seconds. */
const lifetime = 400 * 24 * 3_600

/** The mark that a device sends, or null. */
function markOf({ headers }: FastifyRequest): string | null {
  const cookies = (headers.cookie ?? '').split(/; */)
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/** Names the device of a request on which the owner of this e-mail logged in before; null for any other. */
export async function knownDevice({ db }: Database, request: FastifyRequest, email: string): Promise<string | null> {
  const mark = markOf(request)
  if (mark === null) return null
  const known = await db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select('knownDevices.id')
    .where('users.email', '=', email)
    .where('knownDevices.id', '=', digest(mark))
    .where('knownDevices.expiresAt', '>', now())
    .executeTakeFirst()
  return known?.id ?? null
}

/** So long an address is the owner's after they logged in from it, milliseconds. */
const addressLifetime = 90 * 24 * 3_600_000

/** What is stored of an address: only whoever knows the account and the address can ask for it. */
const addressId = (userId: string, address: string): string => digest(`${userId} from ${address}`)

/** Whether the owner of this e-mail logged in from an address lately. */
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

const isOurs = async ({ db }: Database, mark: string): Promise<boolean> =>
  (await db.selectFrom('knownDevices').select('id').where('id', '=', digest(mark)).executeTakeFirst()) !== undefined

/**
 * Notes that the user logged in on this device and from this address, and gives the device a mark to store. The mark opens nothing: it only
 * tells the owner's tries from a stranger's. Whatever path the browser knows `…/api/users/` by, it sends it there alone.
 */
export async function rememberDevice(
  database: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  userId: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const sent = markOf(request)
  const mark = sent !== null && (await isOurs(database, sent)) ? sent : createToken()
  const known = [
    { id: digest(mark), userId, expiresAt: now(lifetime * 1_000) },
    { id: addressId(userId, clientAddress(request)), userId, expiresAt: now(addressLifetime) },
  ]
  await database.db
    .insertInto('knownDevices')
    .values(known)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'id']).doUpdateSet(({ ref }) => ({ expiresAt: ref('excluded.expiresAt') })),
    )
    .execute()
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookieName}=${mark}; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`)
}

/** No device of the user is known any more: whoever has one of them may be who the password was changed against. */
export async function forgetDevices({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute()
}
