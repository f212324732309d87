import type { FastifyRequest } from 'fastify'
import type { Database } from '../../machinery/base/database/database.ts'
import { countTry, giveTryBack, type Pace, paces } from '../../machinery/base/throttle.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { isKnownAddress, knownDevice } from '../../people/users/known-devices.ts'

type Counted = readonly [pace: Pace, who: string]

/** The counter of a try at an account, by its origin. */
interface AccountPaces {
  /** On a device that its owner logged in on. */
  readonly known: Pace
  /** Per account and address, where the owner was lately. */
  readonly home: Pace
  /** Per address; per account and address; per account. */
  readonly elsewhere: readonly [address: Pace, here: Pace, anywhere: Pace]
}

const byTry = {
  login: {
    known: paces.loginKnown,
    home: paces.loginHome,
    elsewhere: [paces.login, paces.loginHere, paces.loginAnywhere],
  },
  forgot: {
    known: paces.forgotKnown,
    home: paces.forgotHere,
    elsewhere: [paces.forgot, paces.forgotHere, paces.forgotAnywhere],
  },
} as const satisfies Record<string, AccountPaces>

/**
 * Counts a try at an account so that a stranger slows only themselves. A device of the owner has its own count. Others
 * are counted by address, with more tries where the owner logged in lately.
 * @returns gives the try back
 * @throws {Refusal} 429 when there were too many
 */
export async function countAccountTry(
  database: Database,
  kind: keyof typeof byTry,
  request: FastifyRequest,
  email: string,
): Promise<() => Promise<void>> {
  const { known, home, elsewhere } = byTry[kind]
  const device = await knownDevice(database, request, email)
  const from = clientAddress(request)
  const here = device === null && (await isKnownAddress(database, email, from)) ? home : elsewhere[1]
  const counted: readonly Counted[] =
    device !== null
      ? [[known, `${device} ${email}`]]
      : [
          [elsewhere[0], from],
          [here, `${from} ${email}`],
          [elsewhere[2], email],
        ]
  for (const [pace, who] of counted) await countTry(database, pace, who)
  return async () => {
    for (const [pace, who] of counted) await giveTryBack(database, pace, who)
  }
}
