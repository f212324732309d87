/** @page */
import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/dom'
import { IDBFactory } from 'fake-indexeddb'
import { type CachedAnswers, openCachedAnswers } from './cached-answers.ts'

const always = () => true

beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

afterEach(() => jest.restoreAllMocks())

/** Ends when a question that was never asked is not looked for on the disk any more. */
async function untilQuestionsAreKnown(answers: CachedAnswers): Promise<void> {
  const reading = jest.spyOn(IDBObjectStore.prototype, 'get')
  await waitFor(async () => {
    reading.mockClear()
    expect(await answers.read('Ada', 'never asked')).toBeNull()
    expect(reading).not.toHaveBeenCalled()
  })
  reading.mockRestore()
}

test('an answer is read by its session alone, also when another window stored it', async () => {
  const [answers, other] = [await openCachedAnswers(), await openCachedAnswers()]
  await answers.store('Ada', 'soup', ['Soup'], always)
  expect((await answers.read('Ada', 'soup'))?.answer).toEqual(['Soup'])
  await untilQuestionsAreKnown(answers)
  await answers.store('Ada', 'so', ['Soup'], always)
  expect((await answers.read('Ada', 'so'))?.answer).toEqual(['Soup'])
  await other.store('Ada', 'sou', ['Soup'], always)
  expect((await answers.read('Ada', 'sou'))?.answer).toEqual(['Soup'])
  expect(await answers.read('Ben', 'sou')).toBeNull()
})

test('an answer that comes with the end of the session leaves no note on the device', async () => {
  const answers = await openCachedAnswers()
  const written = jest.spyOn(IDBObjectStore.prototype, 'put')
  await answers.store('Ada', 'soup', ['Soup'], () => {
    // The session ends, and all is wiped, while the answer is being written.
    if (written.mock.calls.length > 0) localStorage.clear()
    return written.mock.calls.length === 0
  })
  expect(written).toHaveBeenCalled()
  expect(Object.keys(localStorage)).toEqual([])
})

test('the disk is read where windows cannot note what they wrote', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const [answers, other] = [await openCachedAnswers(), await openCachedAnswers()]
  expect(await answers.read('Ada', 'so')).toBeNull()
  await other.store('Ada', 'so', ['Soup'], always)
  expect((await answers.read('Ada', 'so'))?.answer).toEqual(['Soup'])
})

test('an answer that a worker stored is read after the page was hidden and shown again', async () => {
  const answers = await openCachedAnswers()
  await answers.store('Ada', 'soup', ['Soup'], always)
  await answers.read('Ada', 'soup')
  await untilQuestionsAreKnown(answers)
  const mute = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'NotSupportedError')
  })
  const untouched = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {})
  await (await openCachedAnswers()).store('Ada', 'pie', ['Pie'], always)
  mute.mockRestore()
  untouched.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect((await answers.read('Ada', 'pie'))?.answer).toEqual(['Pie'])
})

test('an answer is not stored when the session ends meanwhile, nor one that is too long', async () => {
  const answers = await openCachedAnswers()
  await answers.store('Ada', 'soup', ['Soup'], () => false)
  await answers.store('Ada', 'long', 'x'.repeat(2_000_000), always)
  expect(await answers.questions()).toEqual([])
})
