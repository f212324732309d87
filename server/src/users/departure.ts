import type { Reader } from '../access/reader.ts'
import type { Departure } from '../machinery/define-feature.ts'
import type { Services } from '../machinery/services.ts'

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
