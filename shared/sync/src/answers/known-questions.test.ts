import { KnownQuestions } from './known-questions.ts'

/** The last write of a device, which windows share. */
function deviceNote(canNote = true) {
  let last: string | null = null
  return {
    last: () => last,
    note: (text: string) => {
      if (canNote) last = text
    },
  }
}

test('a question is missing once the questions were read, and not before', async () => {
  const known = new KnownQuestions(deviceNote(), async () => ['soup'])
  expect(known.isMissing('pie')).toBe(false)
  await known.learn()
  expect([known.isMissing('pie'), known.isMissing('soup')]).toEqual([true, false])
})

test('a question is not missing after this window stored its answer', async () => {
  const known = new KnownQuestions(deviceNote(), async () => [])
  await known.learn()
  known.noteStored('soup')
  expect([known.isMissing('pie'), known.isMissing('soup')]).toEqual([true, false])
})

test('nothing is missing after another window stored an answer, until the questions are read again', async () => {
  const note = deviceNote()
  const stored: string[] = []
  const [known, other] = [new KnownQuestions(note, async () => stored), new KnownQuestions(note, async () => stored)]
  await known.learn()
  stored.push('soup')
  other.noteStored('soup')
  expect([known.isMissing('pie'), known.isMissing('soup')]).toEqual([false, false])
  await known.learn()
  expect([known.isMissing('pie'), known.isMissing('soup')]).toEqual([true, false])
})

test('nothing is ever missing where windows cannot note what they wrote', async () => {
  const known = new KnownQuestions(deviceNote(false), async () => [])
  await known.learn()
  expect(known.isMissing('pie')).toBe(false)
})

test('nothing is missing after the questions were forgotten', async () => {
  const known = new KnownQuestions(deviceNote(), async () => [])
  await known.learn()
  known.forget()
  expect(known.isMissing('pie')).toBe(false)
})
