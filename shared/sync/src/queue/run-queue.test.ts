/** @page */
import 'fake-indexeddb/auto'
import { uploadImage } from '@potluck/api/images'
import { createRecipe } from '@potluck/api/recipes'
import { changeOf } from '@potluck/platform/changes'
import { createLocks } from '@potluck/testing/window-locks'
import { waitFor } from '@testing-library/dom'
import { ada, add, ben, listId, onFreshDevices, openWindow, send, settle, world } from '../testing/change-windows.ts'
import { openDeviceLog } from './device-log.ts'

onFreshDevices()

test('a change is sent, its answer is emitted, and it leaves the queue', async () => {
  const server = world()
  const { queue, outcomes } = openWindow(server)
  const change = add('milk')
  queue.add(change)
  expect(queue.of(change.scope).get().changes).toMatchObject([{ reference: change.reference, refusal: null }])
  await waitFor(() => expect(queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['milk'])
  expect(outcomes.applied).toEqual([
    {
      reference: change.reference,
      endpoint: 'POST shoppingLists/:id',
      scope: change.scope,
      status: 201,
      answer: { reference: change.reference },
    },
  ])
})

test('the screen takes the answer before the change goes', async () => {
  const { queue, bus } = openWindow(world())
  const change = add('milk')
  const waitingWhenTold = new Promise((resolve) =>
    bus.on('changes:applied', () => resolve(queue.of(change.scope).get().changes.length)),
  )
  queue.add(change)
  expect(await waitingWhenTold).toBe(1)
})

test('changes that could not be sent survive a reload and are sent in order', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  for (const title of ['milk', 'eggs', 'flour']) first.queue.add(add(title))
  await waitFor(() => expect(first.places()).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  first.close()
  server.online()
  const next = openWindow(server)
  await waitFor(() => expect(server.applied()).toEqual(['milk', 'eggs', 'flour']))
  await waitFor(() => expect(next.queue.get().queued).toEqual([]))
  next.close()
  const last = openWindow(server)
  last.queue.add(add('salt'))
  await waitFor(() => expect(server.applied()).toEqual(['milk', 'eggs', 'flour', 'salt']))
})

test('a change whose answer was lost is sent again and applied once', async () => {
  const server = world()
  server.weather.push('answer lost')
  server.offline()
  const first = openWindow(server)
  first.queue.add(send('Soup tonight?'))
  await waitFor(() => expect(server.applied()).toEqual(['Soup tonight?']))
  first.close()
  server.online()
  const next = openWindow(server)
  await waitFor(() => expect(next.outcomes.applied).toHaveLength(1))
  expect(server.tries.length).toBeGreaterThan(1)
  expect(server.applied()).toEqual(['Soup tonight?'])
})

test('a queue that is stopped sends nothing more, whatever happens', async () => {
  const server = world()
  server.offline()
  const spies = ['addEventListener', 'removeEventListener'] as const
  const [added, removed] = spies.map((method) => jest.spyOn(globalThis, method))
  const { queue, bus, session, online, close } = openWindow(server)
  queue.add(add('milk'))
  await waitFor(() => expect(server.tries).toHaveLength(1))
  close()
  const ofNetwork = (spy = added) => spy?.mock.calls.filter(([event]) => event === 'online') ?? []
  expect(ofNetwork()).not.toEqual([])
  expect(ofNetwork(removed)).toEqual(ofNetwork())
  server.online()
  online()
  bus.emit('live:connected', {})
  session.set({ ...session.get() })
  queue.add(add('eggs'))
  // A window that is opened now sends both: what the stopped one would send came before.
  const next = openWindow(server)
  await waitFor(() => expect(next.outcomes.applied.length).toBeGreaterThan(0))
  expect(server.tries.length).toBe(1 + next.outcomes.applied.length)
})

test('scopes do not wait for each other', async () => {
  const server = world()
  server.offline((text) => text.includes('milk'))
  const { queue, waiting } = openWindow(server)
  queue.add(add('milk'))
  queue.add(send('Hello'))
  await waitFor(() => expect(waiting()).toEqual([expect.stringContaining('milk')]))
  expect(server.applied()).toEqual(['Hello'])
})

test.each(['online', 'live:connected'] as const)('queued changes are sent on the event “%s”', async (sign) => {
  const server = world()
  server.offline()
  const { queue, bus, online } = openWindow(server)
  queue.add(add('milk'))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  server.online()
  await waitFor(() => {
    if (sign === 'online') online()
    else bus.emit('live:connected', {})
    expect(server.applied()).toEqual(['milk'])
  })
})

test('two windows send each change once and in order, and both receive its outcome', async () => {
  const server = world()
  const locks = createLocks()
  const release = server.hold()
  const [one, other] = [openWindow(server, { locks }), openWindow(server, { locks })]
  one.queue.add(add('milk'))
  await waitFor(() => expect(other.waiting()).toHaveLength(1))
  other.queue.add(add('eggs'))
  await waitFor(() => expect(one.waiting()).toHaveLength(2))
  release()
  await waitFor(() => expect(other.queue.get().queued).toEqual([]))
  await waitFor(() => expect(one.queue.get().queued).toEqual([]))
  expect(server.tries).toHaveLength(2)
  expect(server.applied()).toEqual(['milk', 'eggs'])
  const appliedReferences = ({ outcomes }: typeof one) => outcomes.applied.map(({ reference }) => reference)
  expect(appliedReferences(one)).toEqual(appliedReferences(other))
  expect(appliedReferences(one)).toHaveLength(2)
})

test('the server applies a change once though two windows send it without locks', async () => {
  const server = world()
  const [one, other] = [openWindow(server), openWindow(server)]
  one.queue.add(add('milk'))
  one.queue.add(add('eggs'))
  await waitFor(() => expect(one.queue.get().queued).toEqual([]))
  await waitFor(() => expect(other.queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['milk', 'eggs'])
})

test('a refused change stays in the queue, is reported, blocks no other change, and can be retried', async () => {
  const server = world()
  server.weather.push(409)
  const { queue, outcomes, refusals } = openWindow(server)
  const change = add('milk')
  queue.add(change)
  queue.add(add('eggs'))
  const refusal = { status: 409, code: 'refused' }
  await waitFor(() => expect(queue.of(change.scope).get().changes).toMatchObject([{ refusal }]))
  expect(server.applied()).toEqual(['eggs'])
  expect(outcomes.refused).toMatchObject([{ reference: change.reference, status: 409, code: 'refused' }])
  expect(refusals).toMatchObject([{ path: `/shopping-lists/${listId}` }])
  queue.retry(change.reference)
  await waitFor(() => expect(server.applied()).toEqual(['eggs', 'milk']))
})

test('a refused change survives a reload until it is dismissed', async () => {
  const server = world()
  server.weather.push(403)
  const first = openWindow(server)
  const change = add('milk')
  first.queue.add(change)
  await waitFor(() => expect(first.outcomes.refused).toHaveLength(1))
  first.close()
  const next = openWindow(server)
  await waitFor(() => expect(next.queue.get().queued).toMatchObject([{ refusal: { status: 403 } }]))
  next.queue.discard(change.reference)
  expect(next.queue.get().queued).toEqual([])
  next.queue.add(add('eggs'))
  await waitFor(() => expect(server.applied()).toEqual(['eggs']))
  next.close()
  const last = openWindow(server)
  last.queue.add(add('salt'))
  await waitFor(() => expect(server.applied()).toEqual(['eggs', 'salt']))
  expect(last.queue.get().queued.map(({ reference }) => reference)).not.toContain(change.reference)
})

test('a refusal that a screen shows opens no toast', async () => {
  const server = world()
  server.weather.push(409)
  const { queue, outcomes, refusals } = openWindow(server)
  const change = add('milk')
  queue.of(change.scope).subscribe(() => {})
  queue.add(change)
  await waitFor(() => expect(outcomes.refused).toHaveLength(1))
  expect(refusals).toEqual([])
})

test('a refusal that a form takes back opens no toast', async () => {
  const server = world()
  server.weather.push(404)
  const { queue, bus, refusals } = openWindow(server)
  bus.on('changes:refused', ({ reference }) => queue.discard(reference))
  queue.add(add('milk'))
  await waitFor(() => expect(queue.get().queued).toEqual([]))
  queue.add(add('eggs'))
  await waitFor(() => expect(server.applied()).toEqual(['eggs']))
  expect(refusals).toEqual([])
})

test('no change is sent after the session ended, until a member logs in', async () => {
  const server = world()
  server.weather.push(401)
  const first = openWindow(server)
  first.queue.add(add('milk'))
  await waitFor(() => expect(first.requireLogin).toHaveBeenCalledTimes(1))
  first.queue.add(send('Hello'))
  await waitFor(() => expect(first.places()).toEqual([expect.any(Number), expect.any(Number)]))
  first.online()
  expect(server.tries).toHaveLength(1)
  first.close()
  openWindow(server)
  await waitFor(() => expect(server.applied()).toHaveLength(2))
  expect(server.tries).toHaveLength(3)
})

test('a change is never sent for another account', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  first.queue.add(add('milk'))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  first.close()
  server.online()
  const other = openWindow(server, { account: { ...ada, id: ben } })
  other.queue.add(send('from Ben'))
  await waitFor(() => expect(other.outcomes.applied).toHaveLength(1))
  expect(other.queue.get().queued).toEqual([])
  expect(server.applied()).toEqual(['from Ben'])
})

test('changes are stored for the owner of the device, and not sent, before the account is known', async () => {
  const server = world()
  const { queue, session, places } = openWindow(server, { account: null })
  queue.add(add('milk'))
  await waitFor(() => expect(places()).toEqual([expect.any(Number)]))
  expect(server.tries).toEqual([])
  session.set({ ...session.get(), account: ada })
  await waitFor(() => expect(server.applied()).toEqual(['milk']))
})

test('a refusal that arrived without an open page is shown once by the next page', async () => {
  const device = await openDeviceLog()
  const change = add('milk')
  const met = { owner: ada.id, refusal: { status: 409, code: 'conflict' }, failures: 0, firstSentAt: null, place: null }
  await device.add({ ...change, ...met, untold: true })
  device.close()
  const first = openWindow(world())
  await waitFor(() => expect(first.refusals).toMatchObject([{ reference: change.reference }]))
  first.online()
  await waitFor(() => expect(first.waiting()).toHaveLength(1))
  first.close()
  const next = openWindow(world())
  await waitFor(() => expect(next.waiting()).toHaveLength(1))
  next.queue.add(send('Hello'))
  await waitFor(() => expect(next.waiting()).toHaveLength(1))
  expect([...first.refusals, ...next.refusals]).toHaveLength(1)
})

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a change is sent again after the time that a busy server asks for', async () => {
    const server = world()
    server.weather.push(new Response('', { status: 429, headers: { 'retry-after': '20' } }))
    const { queue } = openWindow(server)
    queue.add(add('milk'))
    await settle()
    await jest.advanceTimersByTimeAsync(19_900)
    await settle()
    expect(server.tries).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(200)
    await settle()
    expect(server.applied()).toEqual(['milk'])
  })

  test('a change that fails again and again does not block the others for ever', async () => {
    const server = world()
    server.weather.push(500, 500, 500, 500, 500)
    const { queue, refusals } = openWindow(server)
    queue.add(add('milk'))
    queue.add(add('eggs'))
    for (let minute = 0; minute < 6; minute += 1) {
      await settle()
      await jest.advanceTimersByTimeAsync(120_000)
    }
    await settle()
    expect(server.applied()).toEqual(['eggs'])
    expect(refusals).toMatchObject([{ refusal: { status: 500, code: null } }])
  })

  test('an HTML page of a proxy counts as no answer', async () => {
    const server = world()
    const page = () => new Response('<h1>Welcome to our hotel</h1>', { status: 200 })
    server.weather.push(...Array.from({ length: 8 }, page))
    const { queue } = openWindow(server)
    queue.add(add('milk'))
    for (let minute = 0; minute < 9; minute += 1) {
      await settle()
      await jest.advanceTimersByTimeAsync(120_000)
    }
    await settle()
    expect(server.applied()).toEqual(['milk'])
    expect(queue.get().queued).toEqual([])
  })

  test('a change older than the memory of the server waits for a decision of the cook', async () => {
    const server = world()
    server.weather.push('answer lost')
    const first = openWindow(server)
    const change = add('milk')
    first.queue.add(change)
    await settle()
    first.close()
    jest.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
    const next = openWindow(server)
    await settle()
    expect(server.tries).toHaveLength(1)
    expect(next.queue.get().queued).toMatchObject([{ refusal: { status: 0, code: 'too-old' } }])
    next.queue.retry(change.reference)
    await settle()
    expect(server.tries).toHaveLength(2)
  })
})

test('a change that names an uploaded file is stored with the answer of the upload, and can still be refused', async () => {
  // Files of jsdom cannot be cloned.
  jest.spyOn(globalThis, 'structuredClone').mockImplementation((value) => value)
  const server = world()
  const release = server.hold()
  const { queue, close } = openWindow(server)
  const about = { scope: 'book', path: '/recipe' }
  const photo = changeOf(uploadImage, { file: new Blob(['a picture']) }, about)
  const [pie, soup] = [{ imageIds: [photo.reference], title: 'Pie' }, { title: 'Soup' }].map((body) =>
    changeOf(createRecipe, { body }, about),
  )
  for (const change of [photo, pie, soup]) if (change) queue.add(change)
  await waitFor(() => expect(server.tries).not.toEqual([]))
  server.weather.push(Response.json({ thumbnail: 'pie.webp' }, { status: 201 }), 409, 409)
  release()
  await waitFor(() => expect(queue.get().queued.map(({ refusal }) => refusal?.status)).toEqual([409, 409]))
  close()
  // As the next page reads it.
  const device = await openDeviceLog()
  const queued = await device.all(() => {})
  expect(queued.map(({ answers }) => answers)).toEqual([{ [photo.reference]: { thumbnail: 'pie.webp' } }, undefined])
  device.close()
})
