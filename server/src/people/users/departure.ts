import type { Reader } from '../../ground/access/reader.ts'
import type { Departure } from '../../machinery/for-features/define-feature.ts'
import type { Services } from '../../machinery/for-features/services.ts'

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
