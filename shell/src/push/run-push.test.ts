/** @page */
import { createBus } from '@potluck/platform/bus'
import { createStore } from '@potluck/platform/store'
import { readWords } from '@potluck/testing/word-files'
import { createDeviceStorage } from '../device/device-storage.ts'
import { createWords } from '../language/words.ts'
import type { DevicePush } from './device-push.ts'
import { runPush } from './run-push.ts'

const cleanups: (() => void)[] = []
function bring(on: object, name: string, value: unknown) {
  Object.defineProperty(on, name, { value, configurable: true, writable: true })
  cleanups.push(() => Reflect.deleteProperty(on, name))
}

beforeEach(() => localStorage.clear())

afterEach(() => {
  for (const take of cleanups.splice(0)) take()
})

function open({ permission = 'default', goesOn = true }: { permission?: NotificationPermission; goesOn?: boolean }) {
  const worker = Object.assign(new EventTarget(), { getRegistration: async () => ({}) })
  bring(navigator, 'serviceWorker', worker)
  bring(globalThis, 'PushManager', class {})
  bring(globalThis, 'Notification', { permission })
  const push = { resume: jest.fn(async () => {}), turnOn: jest.fn(async () => {}) } as Partial<DevicePush> as DevicePush
  const title = createStore('')
  const bus = createBus(() => {})
  const heard: unknown[] = []
  for (const event of ['complete', 'working', 'failed'] as const)
    bus.on(`import:pepperplate:${event}`, (data) => heard.push([event, data]))
  const questions: string[] = []
  const log = jest.fn()
  let path = '/list/main'
  const stop = runPush({
    host: {
      bus,
      path: () => path,
      confirm: async (question) => {
        questions.push(question.confirm)
        return goesOn
      },
    },
    push,
    words: createWords('en-us', async (address) => ({ ...readWords(address) })),
    storage: createDeviceStorage(() => localStorage),
    title,
    log,
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    push,
    questions,
    log,
    heard,
    stop,
    async show(screen: string) {
      path = screen
      title.set(screen)
      await settled()
    },
    tell: (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data })),
  }
}

test('notifications are explained once, in the first conversation, and then requested', async () => {
  const { push, questions, show } = open({})
  await show('/settings')
  expect(questions).toEqual([])
  await show('/messages')
  expect(questions).toEqual([])
  await show('/messages/1')
  await show('/messages/2')
  expect(questions).toEqual(['Continue'])
  expect(push.turnOn).toHaveBeenCalledTimes(1)
})

test('a cook who cancels is not asked again on this device', async () => {
  const first = open({ goesOn: false })
  await first.show('/messages/1')
  first.stop()
  const second = open({ goesOn: false })
  await second.show('/messages/1')
  expect([first.questions, second.questions]).toEqual([['Continue'], []])
  expect(first.push.turnOn).not.toHaveBeenCalled()
})

test.each(['granted', 'denied'] as const)(
  'notifications are not explained when the permission is %s',
  async (permission) => {
    const { questions, push, show } = open({ permission })
    await show('/messages/1')
    expect(questions).toEqual([])
    expect(push.resume).toHaveBeenCalledTimes(1)
  },
)

test('only the result of an import is emitted on the bus while a window is visible', () => {
  const { tell, heard, stop } = open({})
  tell({ potluck: 'push', type: 'import:pepperplate:complete' })
  tell({ potluck: 'push', type: 'import:pepperplate:failed', reason: 'gone' })
  for (const other of [null, 'x', { type: 'import:pepperplate:working' }, { potluck: 'push', type: 'auth' }])
    tell(other)
  stop()
  tell({ potluck: 'push', type: 'import:pepperplate:working' })
  expect(heard).toEqual([
    ['complete', {}],
    ['failed', { reason: 'gone' }],
  ])
})

test('a browser without notifications is logged once, and all goes on', async () => {
  bring(navigator, 'cookieEnabled', false)
  const { log, show } = open({})
  await show('/messages/1')
  expect(log).toHaveBeenCalledTimes(1)
  expect(log.mock.calls[0]?.[0]).toBe('Unable to get notification token')
})
