import type { Member } from '../access/reader.ts'
import type { Services } from '../machinery/services.ts'

/**
 * What a feature registers for the end of an account: it reads whom that concerns while the account is still there; the
 * function given back notifies them, once the account is deleted.
 */
export type Departure = (services: Services, member: Member) => Promise<() => void>

/** Asks every feature whom the end of the member's account concerns. @returns notifies all of them */
export async function prepareDeparture(
  services: Services,
  member: Member,
  departures: readonly Departure[],
): Promise<() => void> {
  const notifications = await Promise.all(departures.map((departure) => departure(services, member)))
  return () => {
    for (const notify of notifications) notify()
  }
}
