/** @page */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openKeptAnswers } from './kept-answers.ts'

const always = () => true

beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

/** What this page knows of the questions is read behind the first answer. */
const learned = () => new Promise((resolve) => setTimeout(resolve, 20))

test('what was never asked is not looked for on the disk, and what any window keeps is found', async () => {
  const [answers, other] = [await openKeptAnswers(), await openKeptAnswers()]
  await answers.keep('Ada', 'soup', ['Soup'], always)
  expect((await answers.read('Ada', 'soup'))?.answer).toEqual(['Soup'])
  await learned()
  const reading = jest.spyOn(IDBObjectStore.prototype, 'get')
  try {
    expect(await answers.read('Ada', 'so')).toBeNull()
    expect(reading).not.toHaveBeenCalled()
    await answers.keep('Ada', 'so', ['Soup'], always)
    expect((await answers.read('Ada', 'so'))?.answer).toEqual(['Soup'])
    await other.keep('Ada', 'sou', ['Soup'], always)
    expect((await answers.read('Ada', 'sou'))?.answer).toEqual(['Soup'])
    expect(await answers.read('Ben', 'sou')).toBeNull()
  } finally {
    reading.mockRestore()
  }
})

test('where windows cannot tell each other, the disk is asked', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  try {
    const [answers, other] = [await openKeptAnswers(), await openKeptAnswers()]
    expect(await answers.read('Ada', 'so')).toBeNull()
    await learned()
    await other.keep('Ada', 'so', ['Soup'], always)
    expect((await answers.read('Ada', 'so'))?.answer).toEqual(['Soup'])
  } finally {
    full.mockRestore()
  }
})

test('what a worker kept, which can tell no window, is found by who comes back to one', async () => {
  const answers = await openKeptAnswers()
  await answers.keep('Ada', 'soup', ['Soup'], always)
  await answers.read('Ada', 'soup')
  await learned()
  const mute = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'NotSupportedError')
  })
  const untouched = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {})
  await (await openKeptAnswers()).keep('Ada', 'pie', ['Pie'], always)
  mute.mockRestore()
  untouched.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect((await answers.read('Ada', 'pie'))?.answer).toEqual(['Pie'])
})
