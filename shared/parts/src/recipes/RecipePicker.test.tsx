import { listRecipes, type Recipe, searchRecipes } from '@potluck/api/recipes'
import { href, paths } from '@potluck/platform/paths'
import { answer, Refusal } from '@potluck/testing/answers'
import { aRecipe, ben, foundPageOf, idOf } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { RecipePicker } from './RecipePicker.tsx'

const soup = aRecipe({ id: idOf(7), title: 'Carrot soup' })
const cake = aRecipe({ id: idOf(8), title: 'Carrot cake' })
const bread = aRecipe({ id: idOf(9), title: 'Rye bread' })

function pickFrom(book: readonly Recipe[], { failures = 0 } = {}) {
  const picked: string[] = []
  let left = failures
  const page = (data: readonly Recipe[]) => ({ data: [...data], totalCount: data.length })
  const host = createTestHost({
    answers: [
      answer(searchRecipes, ({ query }) =>
        foundPageOf(...book.filter(({ title }) => title.toLowerCase().includes(query.query ?? ''))),
      ),
      answer(listRecipes, () => {
        left -= 1
        return left >= 0 ? new Refusal(500) : page(book)
      }),
    ],
  })
  const picker = <RecipePicker title="Attach a recipe" onPick={({ title }) => picked.push(title)} onClose={() => {}} />
  return { ...showPart(picker, { host }), picked }
}

test('a recipe is searched for by its words and picked', async () => {
  const { user, picked } = pickFrom([soup, cake, bread])
  expect(await screen.findByRole('button', { name: 'Rye bread' })).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'carrot')
  await screen.findByRole('button', { name: 'Carrot cake' })
  await user.click(screen.getByRole('button', { name: 'Carrot soup' }))
  expect(picked).toEqual(['Carrot soup'])
})

test('a recipe of a friend says whose it is, and of which kitchen', async () => {
  const profileKitchen = { id: idOf(30), name: 'Hearth' }
  pickFrom([soup, aRecipe({ id: idOf(11), title: 'Kugel', isOwner: false, owner: ben, profileKitchen })])
  await screen.findByRole('button', { name: /^Kugel/ })
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringMatching(/Carrot soup$/), expect.stringMatching(/Kugelfrom Ben · Hearth$/)])
})

test('an empty result says what was searched for', async () => {
  const { user } = pickFrom([soup])
  await screen.findByRole('button', { name: 'Carrot soup' })
  await user.type(screen.getByRole('searchbox'), 'plum')
  expect(await screen.findByText('No results for “plum”')).toBeVisible()
})

test('an empty book leads to a first recipe', async () => {
  pickFrom([])
  expect(await screen.findByRole('link', { name: 'Write a recipe' })).toHaveAttribute('href', href(paths.newRecipe()))
})

test('recipes that did not come are asked for again', async () => {
  const { user } = pickFrom([soup], { failures: 1 })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Carrot soup' })).toBeVisible()
})

describe('in a kitchen', () => {
  const kitchenId = idOf(20)
  const kitchens = aRecipe({ id: idOf(10), title: 'carrot SOUP', kitchenId })

  function pickIn(props: { readonly own?: boolean }, { isDown = false } = {}) {
    const page = (data: readonly Recipe[]) => ({ data: [...data], totalCount: data.length })
    const own = page([soup, bread])
    const host = createTestHost({
      answers: [
        answer(listRecipes, ({ query }) => {
          if (query.kitchen === undefined) return own
          return isDown ? new Refusal(404) : page([kitchens])
        }),
      ],
    })
    return showPart(
      <RecipePicker title="Plan" kitchenId={kitchenId} {...props} onPick={() => {}} onClose={() => {}} />,
      { host },
    )
  }

  const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  test('recipes of the kitchen come first, and of two with one title the kitchen’s is offered', async () => {
    pickIn({})
    expect(await screen.findByRole('button', { name: 'Rye bread' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'carrot SOUP' })).toBeVisible()
    expect(titles()).toHaveLength(2)
    expect(titles()[0]).toContain('carrot SOUP')
  })

  test('only recipes of the kitchen are offered where own ones do not fit', async () => {
    pickIn({ own: false })
    expect(await screen.findByRole('button', { name: 'carrot SOUP' })).toBeVisible()
    expect(titles()).toHaveLength(1)
  })

  test('own recipes are offered where the kitchen does not answer', async () => {
    pickIn({}, { isDown: true })
    expect(await screen.findByRole('button', { name: 'Carrot soup' })).toBeVisible()
    expect(titles()).toHaveLength(2)
  })
})
