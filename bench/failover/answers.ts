/** Counts of answers by what they say, of calls that go out by `send`. */
export interface Answers {
  readonly send: typeof fetch
  /** A sentence for each answer that a failover does not excuse. */
  readonly complaints: readonly string[]
  /** How often each status was answered; 0 where no answer came. */
  readonly counts: Readonly<Record<number, number>>
}

/** A server says 503 while its database is away, and nothing else of the 500s. */
export function countAnswers(): Answers {
  const complaints: string[] = []
  const counts: Record<number, number> = {}
  return {
    complaints,
    counts,
    async send(input, init) {
      const response = await fetch(input, init).catch((error: unknown) => {
        counts[0] = (counts[0] ?? 0) + 1
        complaints.push(`${init?.method ?? 'GET'} ${String(input)}: ${String(error)}`)
        throw error
      })
      counts[response.status] = (counts[response.status] ?? 0) + 1
      if (response.status >= 500 && response.status !== 503) {
        complaints.push(
          `${init?.method ?? 'GET'} ${String(input)}: ${response.status} ${await response.clone().text()}`,
        )
      }
      return response
    },
  }
}
