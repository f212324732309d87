import { readInstructions } from './instructions.ts'
import { putPhotoToStep, readStepPhotos, renumberPhotos } from './step-photos.ts'

test.each([
  ['Knead. (photo 2)', 3, 'Knead.', [2]],
  ['Kneten (Foto 1) und ruhen lassen (foto 3).', 3, 'Kneten und ruhen lassen.', [1, 3]],
  ['Замісити. (фото 1)', 1, 'Замісити.', [1]],
  ['ללוש. (תמונה 1)', 1, 'ללוש.', [1]],
  ['See the blog (photo 5).', 3, 'See the blog (photo 5).', []],
  ['Take a photo (2 of them).', 3, 'Take a photo (2 of them).', []],
  ['Knead. (photo 2)', 0, 'Knead. (photo 2)', []],
])('“%s” with %d photos', (step, count, text, photos) => {
  expect(readStepPhotos(step, count)).toEqual({ text, photos })
})

test('a photo is put to one step, and goes with it when photos are moved and removed', () => {
  const put = putPhotoToStep('[Dough]\nKnead.\nBake.', { number: 2, line: 1, word: 'photo' })
  expect(put).toBe('[Dough]\nKnead. (photo 2)\nBake.')
  const moved = putPhotoToStep(put, { number: 2, line: 2, word: 'Foto' })
  expect(moved).toBe('[Dough]\nKnead.\nBake. (Foto 2)')
  expect(renumberPhotos(moved, (number) => (number === 2 ? 1 : undefined))).toBe('[Dough]\nKnead.\nBake. (Foto 1)')
  expect(renumberPhotos(moved, () => null)).toBe('[Dough]\nKnead.\nBake.')
  expect(putPhotoToStep(moved, { number: 2, line: null, word: 'photo' })).toBe('[Dough]\nKnead.\nBake.')
})

test('instructions tell the photos of their steps', () => {
  const [header, step] = readInstructions('[Dough]\n1. Knead. (photo 2)\n2. Bake.', 2)
  expect(header?.photos).toBeUndefined()
  expect(step).toMatchObject({ content: 'Knead.', count: 1, photos: [2] })
})
