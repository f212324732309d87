import { createBus } from './bus.ts'

test('every listener receives the event', () => {
  const bus = createBus(() => {})
  const log: string[] = []
  bus.on('auth', ({ loggedIn }) => log.push(`first ${loggedIn}`))
  bus.on('auth', ({ loggedIn }) => log.push(`second ${loggedIn}`))
  bus.emit('auth', { loggedIn: true })
  expect(log).toEqual(['first true', 'second true'])
})

test('a listener that throws does not stop the others and is reported with its event', () => {
  const reported: unknown[] = []
  const bus = createBus((error, name) => reported.push([name, error]))
  const log: string[] = []
  const failure = new Error('no')
  bus.on('auth', () => {
    throw failure
  })
  bus.on('auth', () => log.push('second'))
  bus.emit('auth', { loggedIn: false })
  expect(log).toEqual(['second'])
  expect(reported).toEqual([['auth', failure]])
})

test('an unsubscribed listener receives no events, even when the same function is subscribed twice', () => {
  const bus = createBus(() => {})
  let count = 0
  const listener = () => {
    count += 1
  }
  const stop = bus.on('live:connected', listener)
  bus.on('live:connected', listener)
  stop()
  bus.emit('live:connected', {})
  expect(count).toBe(1)
})
