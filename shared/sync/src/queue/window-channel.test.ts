import { BroadcastChannel } from 'node:worker_threads'
import { openWindowChannel, type WindowEvent } from './window-channel.ts'

const before = globalThis.BroadcastChannel

afterEach(() => Object.assign(globalThis, { BroadcastChannel: before }))

test('a window receives what another one posts, and what it does not understand is left out', async () => {
  Object.assign(globalThis, { BroadcastChannel })
  const received = Promise.withResolvers<WindowEvent>()
  const here = openWindowChannel('changes', received.resolve)
  const there = openWindowChannel('changes', () => {})
  const ofAnotherRelease = new BroadcastChannel('changes')
  ofAnotherRelease.postMessage({ kind: 'folded' })
  there.post({ kind: 'changed' })
  expect(await received.promise).toEqual({ kind: 'changed' })
  for (const channel of [here, there, ofAnotherRelease]) channel.close()
})

test('a channel that is closed posts nothing and receives nothing', async () => {
  Object.assign(globalThis, { BroadcastChannel })
  const receive = jest.fn()
  const channel = openWindowChannel('changes', receive)
  const heard: unknown[] = []
  const other = new BroadcastChannel('changes')
  const last = Promise.withResolvers<void>()
  const beside = openWindowChannel('changes', () => last.resolve())
  other.onmessage = ({ data }: { readonly data: unknown }) => heard.push(data)
  channel.close()
  channel.post({ kind: 'changed' })
  other.postMessage({ kind: 'changed' })
  await last.promise
  expect(receive).not.toHaveBeenCalled()
  expect(heard).toEqual([])
  for (const open of [other, beside]) open.close()
})

test('nothing happens where the browser has no such channel', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const channel = openWindowChannel('changes', () => {
    throw new Error('nobody posts')
  })
  expect(() => channel.post({ kind: 'changed' })).not.toThrow()
  channel.close()
})
