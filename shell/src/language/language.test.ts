import type { Language } from '@potluck/cooking/language'
import { chooseLanguage } from './choose-language.ts'
import { createWords, fetchWords } from './words.ts'

const all: readonly Language[] = ['en-us', 'it-it', 'de-de', 'uk-ua', 'he']

test.each<[Language | null, string[], Language]>([
  ['he', ['de-DE'], 'he'],
  [null, ['de-DE', 'en'], 'de-de'],
  [null, ['de-AT'], 'de-de'],
  [null, ['iw'], 'he'],
  [null, ['fr', 'uk'], 'uk-ua'],
  [null, ['fr'], 'en-us'],
  [null, [], 'en-us'],
])('with the preference %s and the browser %j the language is %s', (preference, browser, expected) => {
  expect(chooseLanguage(preference, browser, all)).toBe(expected)
})

test('a language that is not translated yet is not chosen', () => {
  expect(chooseLanguage('de-de', ['it'], ['en-us', 'he'])).toBe('en-us')
})

const files: Record<string, Record<string, string>> = {
  'shell/en': { hello: 'Hello' },
  'shell/he': { hello: 'שלום' },
  'social/en': { people: 'People' },
}

const read = async (address: string) => {
  const words = files[address]
  if (!words) throw new Error('404')
  return words
}

test('all parts change language together; what has no translation stays English', async () => {
  const words = createWords('en-us', read)
  await words.add('shell', { 'en-us': 'shell/en', he: 'shell/he' })
  await words.add('social', { 'en-us': 'social/en', he: 'social/missing' })
  expect(words.i18n.t('shell:hello')).toBe('Hello')
  await words.use('he')
  expect(words.language.get()).toBe('he')
  expect(words.i18n.t('shell:hello')).toBe('שלום')
  expect(words.i18n.t('social:people')).toBe('People')
})

test('the later of two quick choices of language is used, also when the earlier arrives last', async () => {
  let letHebrewArrive = () => {}
  const held = new Promise<void>((resolve) => {
    letHebrewArrive = resolve
  })
  const words = createWords('en-us', async (address) => {
    if (address === 'shell/he') await held
    return read(address)
  })
  await words.add('shell', { 'en-us': 'shell/en', he: 'shell/he' })
  const first = words.use('he')
  await words.use('en-us')
  letHebrewArrive()
  await first
  expect(words.language.get()).toBe('en-us')
})

test('a package without English words cannot be shown', async () => {
  await expect(createWords('he', read).add('recipes', { 'en-us': 'nowhere' })).rejects.toThrow('recipes')
})

test.each([new Response('', { status: 404 }), Response.json('words')])(
  'a response that is no file of words is refused',
  async (answer) => {
    await expect(fetchWords('x', async () => answer)).rejects.toThrow('no words at x')
  },
)

test('words that did not arrive are asked for once more, without the cache of the browser', async () => {
  const asked: (RequestInit | undefined)[] = []
  const answers = [new Response('gone', { status: 404 }), Response.json({ hello: 'Hello' })]
  const words = await fetchWords('x', async (_, init) => {
    asked.push(init)
    return answers.shift() ?? Response.error()
  })
  expect(words).toEqual({ hello: 'Hello' })
  expect(asked).toEqual([undefined, { cache: 'reload' }])
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(fetchWords('x', offline)).rejects.toThrow('Failed to fetch')
})
