import { createDeviceStorage } from './device-storage.ts'
import { startSentry } from './sentry.ts'
import { createToken } from './token.ts'

/** The reports that were sent, each an envelope of lines of JSON. */
function catchReports() {
  const sent: { readonly body: string; readonly keepalive: boolean }[] = []
  const fetchBefore = globalThis.fetch
  globalThis.fetch = async (_address, { body, keepalive } = {}) => {
    sent.push({ body: typeof body === 'string' ? body : '', keepalive: Boolean(keepalive) })
    return new Response('{}')
  }
  return { sent, stop: () => Object.assign(globalThis, { fetch: fetchBefore }) }
}

test('a report has an error with five causes at most, and outlives its page while it is small', async () => {
  const reports = catchReports()
  try {
    const token = createToken(
      createDeviceStorage(() => localStorage),
      window,
    )
    const report = await startSentry({ dsn: 'https://key@reports.example.org/7' }, token)
    let error = new Error('cause 0')
    for (let depth = 1; depth < 9; depth++) error = new Error(`cause ${depth}`, { cause: error })
    report(error)
    for (let turn = 0; turn < 50 && reports.sent.length === 0; turn++) await Promise.resolve()
    const [first] = reports.sent
    expect(first?.keepalive).toBe(true)
    const causes = new Set(first?.body.match(/cause \d/g))
    expect([...causes].toSorted()).toEqual(['cause 3', 'cause 4', 'cause 5', 'cause 6', 'cause 7', 'cause 8'])
  } finally {
    reports.stop()
  }
})
