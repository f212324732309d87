/** @page */
import 'fake-indexeddb/auto'
import { idOf } from '@potluck/testing/fixtures'
import { waitFor } from '@testing-library/dom'
import { wipeUserData } from '../device/wipe-user-data.ts'
import { add, onFreshDevices, openWindow, settle, world } from '../testing/change-windows.ts'

onFreshDevices()

test('logout deletes the queued changes of the device', async () => {
  const server = world()
  server.offline()
  const first = openWindow(server)
  first.queue.add(add('milk'))
  await waitFor(() => expect(server.tries).not.toEqual([]))
  first.close()
  server.online()
  await wipeUserData()
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
  const next = openWindow(server)
  next.queue.add(add('eggs'))
  await waitFor(() => expect(next.outcomes.applied).toHaveLength(1))
  expect(server.applied()).toEqual(['eggs'])
})

test('logout deletes the queued changes though another window is open', async () => {
  const server = world()
  const { queue } = openWindow(server)
  queue.add(add('milk'))
  await waitFor(() => expect(server.applied()).toEqual(['milk']))
  await wipeUserData()
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
})

test('changes stay in memory and are sent when the browser stores nothing, and the queue says so', async () => {
  const refusing = {
    open() {
      throw new DOMException('not in private mode', 'SecurityError')
    },
  }
  Object.assign(globalThis, { indexedDB: refusing })
  const server = world()
  server.offline()
  const { queue, online } = openWindow(server)
  const change = add('milk')
  queue.add(change)
  await waitFor(() => expect(server.tries).not.toEqual([]))
  expect(queue.of(change.scope).get()).toMatchObject({ storedIn: 'memory', changes: [{ refusal: null }] })
  server.online()
  await waitFor(() => {
    online()
    expect(server.applied()).toEqual(['milk'])
  })
  await waitFor(() => expect(queue.get().queued).toEqual([]))
})

/** A device that has no room for what is added next, as browsers tell it: by giving up the whole transaction. */
function fullFor(times: number): void {
  const { add } = IDBObjectStore.prototype
  const adding = jest.spyOn(IDBObjectStore.prototype, 'add')
  for (let time = 0; time < times; time += 1) {
    adding.mockImplementationOnce(function (this: IDBObjectStore, ...given) {
      const request = add.apply(this, given)
      this.transaction.abort()
      return request
    })
  }
}

test('a change stays in memory until a full device has stored it', async () => {
  const server = world()
  server.offline()
  const { queue, places } = openWindow(server)
  const milk = add('milk')
  const storedPlaces: string[] = []
  queue.subscribe(() => storedPlaces.push(queue.of(milk.scope).get().storedIn))
  fullFor(1)
  queue.add(milk)
  await waitFor(() => expect(storedPlaces).toContain('memory'))
  queue.add(add('eggs'))
  await waitFor(() => expect(places()).toEqual([expect.any(Number), expect.any(Number)]))
  expect(queue.of(milk.scope).get().storedIn).toBe('device')
})

test('a change whose outcome could not be stored is sent again and applied once', async () => {
  const server = world()
  const first = openWindow(server)
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('the browser gave up', 'AbortError')
  })
  const milk = add('milk')
  first.queue.add(milk)
  await waitFor(() => expect(first.outcomes.applied).toHaveLength(1))
  expect(first.queue.of(milk.scope).get().storedIn).toBe('device')
  first.close()
  const second = openWindow(server)
  await waitFor(() => expect(second.outcomes.applied).toHaveLength(1))
  await waitFor(() => expect(second.queue.get().queued).toEqual([]))
  expect(server.applied()).toEqual(['milk'])
})

describe('with fake timers', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** Lets seconds pass, each with what it brings, until something is so. */
  async function pass(isSo: () => boolean): Promise<void> {
    for (let second = 0; second < 100 && !isSo(); second += 1) {
      await jest.advanceTimersByTimeAsync(1_000)
      await settle()
    }
  }

  test('a change that a full device did not store is stored on a retry, and a new window finds it', async () => {
    const server = world()
    server.offline()
    const first = openWindow(server)
    fullFor(3)
    const milk = add('milk')
    first.queue.add(milk)
    await settle()
    const storedIn = () => first.queue.of(milk.scope).get().storedIn
    expect(storedIn()).toBe('memory')
    await pass(() => storedIn() === 'device')
    expect(storedIn()).toBe('device')
    first.close()
    const second = openWindow(server)
    await settle()
    expect(second.waiting()).toHaveLength(1)
  })

  test('a database that could not be opened is opened on a retry, and its changes are sent', async () => {
    const server = world()
    server.offline()
    const first = openWindow(server)
    first.queue.add(add('milk'))
    await settle()
    first.close()
    jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('busy', 'UnknownError')
    })
    server.online()
    const second = openWindow(server)
    const eggs = add('eggs', idOf(32))
    second.queue.add(eggs)
    await jest.advanceTimersByTimeAsync(20_000)
    await settle()
    expect(server.applied().toSorted()).toEqual(['eggs', 'milk'])
    expect(second.queue.get().queued).toEqual([])
  })
})
