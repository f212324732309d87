import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow, readPush, ring, sentenceOf, type WordsByLanguage } from './ring.ts'
import type { WorkerWindow } from './worker-scope.ts'

const base = 'https://potluck.test/'
const wordsIn = (code: string) => JSON.parse(readFileSync(join(__dirname, `locales/${code}.json`), 'utf8'))
const words: WordsByLanguage = { 'en-us': wordsIn('en-us'), he: wordsIn('he') }

const chrome = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** The browser around a worker: its windows, and the notifications that it displayed. */
function browser(windows: { visible: boolean; url?: string; broken?: boolean }[], userAgent = chrome) {
  const notifications: { title: string; options: NotificationOptions | undefined }[] = []
  const messages: unknown[] = []
  const went: string[] = []
  const open: WorkerWindow[] = windows.map(({ visible, url = `${base}#/list/main`, broken = false }) => ({
    url,
    visibilityState: visible ? 'visible' : 'hidden',
    postMessage: (message) => void messages.push(message),
    async focus() {
      went.push('focus')
      return this
    },
    async navigate(address) {
      if (broken) throw new TypeError('not controlled')
      went.push(address)
      return this
    },
  }))
  return {
    notifications,
    messages,
    went,
    place: {
      navigator: { userAgent },
      clients: {
        matchAll: async () => open,
        async openWindow(address: string) {
          went.push(`new ${address}`)
          return null
        },
        claim: async () => {},
      },
      registration: {
        async showNotification(title: string, options?: NotificationOptions) {
          notifications.push({ title, options })
        },
      } as ServiceWorkerRegistration,
    },
  }
}

const push = (payload: object) => readPush(JSON.stringify(payload))
const message = { kind: 'messages', topic: 'messages:1', name: 'Anna', path: '/messages/1', language: 'he' }

test.each([
  [message, 'הודעה חדשה מאת \u2068Anna\u2069'],
  [{ ...message, language: 'en-us' }, 'New message from Anna'],
  [{ ...message, language: 'xx', name: undefined }, 'New message'],
  [{ ...message, language: undefined, kind: 'something new' }, 'News from Anna'],
  [{}, 'News in Potluck'],
  [{ data: { ...message, language: 'en-us' }, from: '1', fcmMessageId: '2' }, 'New message from Anna'],
  [{ kind: 'imports', language: 'en-us' }, 'Import finished'],
])('the notification of %j is in the language of the device', (payload, sentence) => {
  expect(sentenceOf(push(payload), words)).toBe(sentence)
})

test.each([undefined, '', 'no JSON', '[]', '7', '{"path":"//evil.example","kind":{}}'])(
  'a notification is shown for the unreadable message %s',
  (text) => {
    expect(sentenceOf(readPush(text), words)).toMatch(/Potluck/)
  },
)

test('a path outside the product does not leave it', () => {
  expect(push({ path: 'https://evil.example' }).path).toBe('/')
})

test('no notification is shown while a window is visible, and the windows receive the event', async () => {
  const { place, notifications, messages } = browser([{ visible: false }, { visible: true }])
  await ring(place, base, words, push(message))
  expect(notifications).toEqual([])
  expect(messages).toHaveLength(2)
})

test('a notification is shown when no window of the product is visible', async () => {
  for (const windows of [[], [{ visible: false }], [{ visible: true, url: `${base}hand-over` }]]) {
    const { place, notifications } = browser(windows)
    await ring(place, base, words, push(message))
    expect(notifications).toMatchObject([
      {
        title: 'הודעה חדשה מאת \u2068Anna\u2069',
        options: { tag: 'messages:1', dir: 'rtl', data: { path: '/messages/1' } },
      },
    ])
  }
})

test('every push shows a notification in Safari, which revokes the permission otherwise', async () => {
  const { place, notifications } = browser([{ visible: true }], safari)
  await ring(place, base, words, push(message))
  expect(notifications).toMatchObject([{ options: { silent: true } }])
})

test('the notification of an event for the pages has no details in Safari', async () => {
  const { place, notifications } = browser([{ visible: true }], safari)
  await ring(place, base, words, push({ ...message, type: 'import:pepperplate:failed' }))
  const { place: other, notifications: ofOther } = browser([{ visible: true }], safari)
  await ring(other, base, words, push({ ...message, kind: 'other' }))
  expect(notifications.map(({ title }) => title)).toEqual(ofOther.map(({ title }) => title))
})

test('an event for the pages is sent to them and shows no notification', async () => {
  const { place, notifications, messages } = browser([{ visible: false }])
  await ring(place, base, words, push({ type: 'import:pepperplate:failed', reason: 'gone' }))
  expect(notifications).toEqual([])
  expect(messages).toMatchObject([{ potluck: 'push', type: 'import:pepperplate:failed', reason: 'gone' }])
})

const pressed = (data: unknown) => ({ notification: { data, close() {} } })

test('a press on a notification opens its address in the open window, or in a new one', async () => {
  const one = browser([{ visible: false }])
  await follow(one.place, base, pressed({ path: '/messages/1' }))
  expect(one.went).toEqual(['focus', `${base}#/messages/1`])
  const none = browser([])
  await follow(none.place, base, pressed({ path: '/people' }))
  expect(none.went).toEqual([`new ${base}#/people`])
  const stubborn = browser([{ visible: true, broken: true }])
  await follow(stubborn.place, base, pressed({ path: '/people' }))
  expect(stubborn.went).toEqual(['focus', `new ${base}#/people`])
})

test('a press on a notification without an address only focuses the window', async () => {
  const { place, went } = browser([{ visible: false }])
  await follow(place, base, pressed({ path: null, timer: true }))
  expect(went).toEqual(['focus'])
})
