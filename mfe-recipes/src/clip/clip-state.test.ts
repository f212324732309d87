import type { Clipping } from '@potluck/api/clip'
import { beginAt, type ClipEvent, type ClipState, changeClip, isSetAside } from './clip-state.ts'
import { readHere } from './read-here.ts'
import { reviewOf } from './review.ts'

function clippingOf(title: string): Clipping {
  const clipping = readHere(`${title}\n\nIngredients\n2 carrots\n\nDirections\nCook the carrots.`)
  if (!clipping) throw new Error('the text is short enough to be read')
  return clipping
}

const soup = { asked: { written: 'soup' }, clipping: clippingOf('Soup') }
const cake = { asked: { written: 'cake' }, clipping: clippingOf('Cake') }
const left = { ...soup, review: reviewOf(soup.clipping), isChanged: true }

const after = (state: ClipState, ...events: readonly ClipEvent[]) => events.reduce(changeClip, state)

test('a clipped recipe is reviewed, and its review is retained when the cook goes back to the box', () => {
  const reviewing = after(beginAt(null), { do: 'read', asked: soup.asked }, { do: 'found', clipping: soup.clipping })
  expect(reviewing).toEqual({ at: 'reviewing', ...soup, left: null, isReadAnew: false })
  const aside = after(reviewing, { do: 'set aside', review: left.review, isChanged: true })
  expect(aside).toEqual({ at: 'setAside', aside: left })
  expect(isSetAside(aside, { written: 'soup' })).toBe(true)
  expect(after(aside, { do: 'go on' })).toEqual({ at: 'reviewing', ...soup, left, isReadAnew: false })
})

test('a text clipped after a changed review is reviewed with a warning', () => {
  const state = after(beginAt(left), { do: 'read', asked: cake.asked }, { do: 'found', clipping: cake.clipping })
  expect(state).toEqual({ at: 'reviewing', ...cake, left: null, isReadAnew: true })
})

test('a text without a recipe retains the earlier review', () => {
  expect(after(beginAt(left), { do: 'read', asked: cake.asked }, { do: 'found nothing' })).toEqual(beginAt(left))
  expect(after(beginAt(null), { do: 'read', asked: cake.asked }, { do: 'found nothing' })).toEqual({ at: 'empty' })
})
