import type { Reader } from '../access/reader.ts'
import type { Services } from '../machinery/services.ts'

/**
 * A handler for the deletion of an account, which features register. It runs before the deletion and finds the people
 * concerned; the returned function notifies them afterwards.
 */
export type Departure = (services: Services, member: Reader) => Promise<() => void>

/** Runs the handlers of all features before an account is deleted. @returns notifies all people concerned */
export async function prepareDeparture(
  services: Services,
  member: Reader,
  departures: readonly Departure[],
): Promise<() => void> {
  const notifications = await Promise.all(departures.map((departure) => departure(services, member)))
  return () => {
    for (const notify of notifications) notify()
  }
}
