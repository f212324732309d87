/** @page */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { DeviceAccess } from './device-access.ts'

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }))
afterEach(() => jest.restoreAllMocks())

test('steps run one after the other, also after one that failed', async () => {
  const device = new DeviceAccess(new AbortController().signal)
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  const first = device.run(async () => {
    await gate.promise
    order.push('first')
    throw new Error('the disk is full')
  })
  const second = device.run(async () => order.push('second'))
  gate.resolve()
  await expect(first).rejects.toThrow('the disk is full')
  await second
  expect(order).toEqual(['first', 'second'])
  device.close()
})

test('no step begins after the stop', async () => {
  const stopping = new AbortController()
  const device = new DeviceAccess(stopping.signal)
  stopping.abort()
  const step = jest.fn(async () => 'done')
  expect(await device.run(step)).toBeUndefined()
  expect(step).not.toHaveBeenCalled()
  device.close()
})

test('a step is given null where the browser stores nothing, and the log once it was opened again', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('busy', 'UnknownError')
  })
  const device = new DeviceAccess(new AbortController().signal)
  const hasLog = () => device.run(async (log) => log !== null)
  expect(await hasLog()).toBe(false)
  await device.reopen()
  expect(await hasLog()).toBe(true)
  device.close()
})
