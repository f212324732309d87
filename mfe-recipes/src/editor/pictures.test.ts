import { movedTo, problemOf, problemOfStatus, savedImages, savedPicture } from './pictures.ts'

const image = (id: string) => ({ id, location: `${id}/large`, medium: `${id}/medium`, thumbnail: `${id}/thumbnail` })
const three = ['a', 'b', 'c'].map((id) => savedPicture(image(id)))
const names = (pictures: typeof three) => savedImages(pictures).map(({ id }) => id)

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 1, ['b', 'a', 'c']],
  ['a', 9, ['b', 'c', 'a']],
  ['b', -1, ['b', 'a', 'c']],
  ['x', 0, ['a', 'b', 'c']],
])('moving picture %s to index %i gives the order %j', (key, place, order) => {
  expect(names([...movedTo(three, key, place)])).toEqual(order)
})

test.each([
  [{ name: 'soup.jpg', type: 'image/jpeg', size: 1_000 }, null],
  [{ name: 'IMG_1.HEIC', type: '', size: 1_000 }, null],
  [{ name: 'soup.pdf', type: 'application/pdf', size: 1_000 }, 'notPicture'],
  [{ name: 'soup.png', type: 'image/png', size: 31_000_000 }, 'tooLarge'],
])('the file %j is checked before the upload: %s', (file, problem) => {
  expect(problemOf(file)).toBe(problem)
})

test.each([
  [0, 'offline'],
  [413, 'tooLarge'],
  [415, 'notPicture'],
  [500, 'failed'],
])('the status %i is reported as %s', (status, problem) => {
  expect(problemOfStatus(status)).toBe(problem)
})
