import type { Endpoint } from '@potluck/api/endpoint'
import { endpoints } from '@potluck/api/endpoints'
import { closedInDemo, openInDemo } from './doors.ts'
import { isOpenInDemo } from './gate.ts'

const all: readonly Endpoint[] = Object.values(endpoints).flatMap((feature) => Object.values(feature))

const callsOf = (some: readonly Endpoint[]): readonly string[] =>
  some.map(({ method, path }) => `${method} ${path}`).sort()

test('an endpoint that says nothing is closed, unless an API token may call it', () => {
  const unsaid = all.filter((endpoint) => !openInDemo.has(endpoint) && !closedInDemo.has(endpoint))
  const open = unsaid.filter(isOpenInDemo)
  expect(open.filter(({ access, scope }) => access !== 'member' || scope === undefined)).toEqual([])
})

test('what takes long may read other sites: of those that an API token may call, these read none', () => {
  const slow = all.filter(({ slow, scope }) => slow && scope !== undefined)
  expect(callsOf(slow.filter(isOpenInDemo))).toEqual([
    'DELETE recipes/all',
    'GET kitchens/:id/doubles',
    'GET recipes/duplicates',
    'POST clip',
    'POST imports/:id/undo',
    'POST kitchens/:id/moves/look',
    'POST labels/delete-bulk',
    'POST labels/detach-bulk',
    'POST labels/merge',
    'POST recipes/delete-bulk',
    'POST recipes/delete-by-labelIds',
    'POST recipes/likely-duplicates',
    'POST recipes/move-bulk',
    'POST trash/restore',
  ])
})

test('no endpoint is said to be open and closed, and none is named that needs no name', () => {
  expect(callsOf([...closedInDemo].filter((endpoint) => openInDemo.has(endpoint)))).toEqual([])
  expect(callsOf([...openInDemo].filter(({ access, scope }) => access === 'member' && scope !== undefined))).toEqual([])
})
