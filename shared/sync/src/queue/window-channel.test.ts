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

test('a channel that is closed posts nothing', () => {
  Object.assign(globalThis, { BroadcastChannel })
  const channel = openWindowChannel('changes', () => {})
  channel.close()
  channel.post({ kind: 'changed' })
})

test('nothing happens where the browser has no such channel', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const channel = openWindowChannel('changes', () => {
    throw new Error('nobody posts')
  })
  channel.post({ kind: 'changed' })
  channel.close()
})
