import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow, readPush, ring, sentenceOf, type WordsByLanguage } from './ring.ts'
import type { WorkerWindow } from './worker-scope.ts'

const base = 'https://potluck.test/'
const wordsIn = (code: string) => JSON.parse(readFileSync(join(__dirname, `locales/${code}.json`), 'utf8'))
const words: WordsByLanguage = { 'en-us': wordsIn('en-us'), he: wordsIn('he') }

const chrome = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** The browser around a worker: its windows, and what it showed. */
function browser(windows: { visible: boolean; url?: string; broken?: boolean }[], userAgent = chrome) {
  const shown: { title: string; options: NotificationOptions | undefined }[] = []
  const told: unknown[] = []
  const went: string[] = []
  const open: WorkerWindow[] = windows.map(({ visible, url = `${base}#/list/main`, broken = false }) => ({
    url,
    visibilityState: visible ? 'visible' : 'hidden',
    postMessage: (message) => void told.push(message),
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
    shown,
    told,
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
          shown.push({ title, options })
        },
      } as ServiceWorkerRegistration,
    },
  }
}

const push = (said: object) => readPush(JSON.stringify(said))
const message = { kind: 'messages', topic: 'messages:1', name: 'Anna', path: '/messages/1', language: 'he' }

test.each([
  [message, 'הודעה חדשה מאת Anna'],
  [{ ...message, language: 'en-us' }, 'New message from Anna'],
  [{ ...message, language: 'xx', name: undefined }, 'New message'],
  [{ ...message, language: undefined, kind: 'something new' }, 'There is news from Anna'],
  [{}, 'There is news in Potluck'],
  [{ data: { ...message, language: 'en-us' }, from: '1', fcmMessageId: '2' }, 'New message from Anna'],
  [{ kind: 'imports', language: 'en-us' }, 'Your recipes are here'],
])('%j is said in the words of the device', (said, sentence) => {
  expect(sentenceOf(push(said), words)).toBe(sentence)
})

test.each([undefined, '', 'no JSON', '[]', '7', '{"path":"//evil.example","kind":{}}'])(
  '%s rings all the same',
  (text) => {
    expect(sentenceOf(readPush(text), words)).toMatch(/Potluck/)
  },
)

test('a path that is none of the product leads nowhere else', () => {
  expect(push({ path: 'https://evil.example' }).path).toBe('/')
})

test('who looks at the product is not rung, and its windows hear of it', async () => {
  const { place, shown, told } = browser([{ visible: false }, { visible: true }])
  await ring(place, base, words, push(message))
  expect(shown).toEqual([])
  expect(told).toHaveLength(2)
})

test('who does not is: with what was closed, in the background, or open on another page of the origin', async () => {
  for (const windows of [[], [{ visible: false }], [{ visible: true, url: `${base}hand-over` }]]) {
    const { place, shown } = browser(windows)
    await ring(place, base, words, push(message))
    expect(shown).toMatchObject([
      { title: 'הודעה חדשה מאת Anna', options: { tag: 'messages:1', dir: 'rtl', data: { path: '/messages/1' } } },
    ])
  }
})

test('Safari is shown each, for it takes the permission from whoever shows none', async () => {
  const { place, shown } = browser([{ visible: true }], safari)
  await ring(place, base, words, push(message))
  expect(shown).toMatchObject([{ options: { silent: true } }])
})

test('an event for the pages says nothing of what it tells where Safari has to show it', async () => {
  const { place, shown } = browser([{ visible: true }], safari)
  await ring(place, base, words, push({ ...message, type: 'import:pepperplate:failed' }))
  const { place: other, shown: ofOther } = browser([{ visible: true }], safari)
  await ring(other, base, words, push({ ...message, kind: 'other' }))
  expect(shown.map(({ title }) => title)).toEqual(ofOther.map(({ title }) => title))
})

test('an event for the pages is told and not shown', async () => {
  const { place, shown, told } = browser([{ visible: false }])
  await ring(place, base, words, push({ type: 'import:pepperplate:failed', reason: 'gone' }))
  expect(shown).toEqual([])
  expect(told).toMatchObject([{ potluck: 'push', type: 'import:pepperplate:failed', reason: 'gone' }])
})

const pressed = (data: unknown) => ({ notification: { data, close() {} } })

test('a press leads there in the window that is open, and in a new one where there is none or it cannot be led', async () => {
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

test('one that leads nowhere brings the window to the front and leaves it where it is', async () => {
  const { place, went } = browser([{ visible: false }])
  await follow(place, base, pressed({ path: null, timer: true }))
  expect(went).toEqual(['focus'])
})
