import { type Cooking, deleteCooking, listCookings, listVisiblePhotos, updateCooking } from '@potluck/api/cookings'
import type { Endpoint } from '@potluck/api/endpoint'
import { uploadImage } from '@potluck/api/images'
import { listKitchens } from '@potluck/api/kitchens'
import { detachLabel, listLabels } from '@potluck/api/labels'
import { getPantry } from '@potluck/api/pantry'
import { createRecipe, getRecipe, listRelated } from '@potluck/api/recipes'
import { listVariations } from '@potluck/api/variations'
import { getVersion, listVersions, restoreVersion } from '@potluck/api/versions'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { aPantry, aRecipe, idOf } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const pancakes = aRecipe({ id: idOf(401), title: 'Pancakes', ingredients: '2 eggs', version: 3 })

async function show(recipe = pancakes, ...answers: Answer[]) {
  const host = createTestHost({
    session: { capabilities: { highResImages: true, multipleImages: true, expandablePreviews: true } },
    answers: [
      ...answers,
      answer(getRecipe, () => recipe),
      answer(listRelated, () => []),
      answer(getPantry, () => aPantry()),
    ],
  })
  const view = await renderScreen(remote, `/recipe/${recipe.id}`, { host })
  await screen.findByRole('heading', { level: 1, name: recipe.title })
  const { user } = view
  return {
    ...view,
    messages: () => host.happenings.toasts.map(({ message }) => message),
    sent: (endpoint: Endpoint) => host.happenings.requests.filter((request) => request.endpoint === endpoint),
    async choose(entry: string) {
      await user.click(screen.getByRole('button', { name: 'More actions' }))
      await user.click(await screen.findByRole('menuitem', { name: entry }))
    },
  }
}

test('an entry of the cooking log is changed in place, and deleted', async () => {
  const burnt = { id: idOf(402), cookedAt: '2026-03-01T12:00:00.000Z', note: 'burnt' }
  let cookings: Cooking[] = [burnt, { id: idOf(403), cookedAt: '2026-02-01T12:00:00.000Z', note: '' }]
  const { user, sent } = await show(
    pancakes,
    answer(listCookings, () => cookings),
    answer(updateCooking, ({ params, body }) => {
      const { note = '' } = updateCooking.body.parse(body)
      cookings = cookings.map((one) => (one.id === params.cookingId ? { ...one, note } : one))
      return { ...burnt, note }
    }),
    answer(deleteCooking, ({ params }) => {
      cookings = cookings.filter(({ id }) => id !== params.cookingId)
      return {}
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Cooking log' }))
  const log = within(await screen.findByRole('list', { name: 'Cooking log' }))
  await user.click(log.getAllByRole('button', { name: /^Edit the entry of/ })[0] ?? document.body)
  const note = log.getByRole('textbox', { name: 'Note' })
  await user.clear(note)
  await user.type(note, ' less heat ')
  await user.click(log.getByRole('button', { name: 'Save' }))
  expect(await log.findByText('less heat')).toBeVisible()
  await user.click(log.getAllByRole('button', { name: /^Delete the entry of/ })[1] ?? document.body)
  await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(1))
  expect(cookings).toEqual([{ ...burnt, note: 'less heat' }])
  expect(sent(updateCooking)).toHaveLength(1)
})

const aPhoto = (id: string) => ({ id, location: `${id}/large`, medium: `${id}/medium`, thumbnail: `${id}/thumbnail` })

test('an entry of the log gets a photo that friends may see, and loses it', async () => {
  const entry = { id: idOf(407), cookedAt: '2026-03-01T12:00:00.000Z', note: '' }
  let cookings: Cooking[] = [entry]
  const { user, sent } = await show(
    pancakes,
    answer(listCookings, () => cookings),
    answer(uploadImage, () => aPhoto(idOf(408))),
    answer(updateCooking, ({ body }) => {
      const { imageId, shown = false } = updateCooking.body.parse(body)
      cookings = [imageId === null ? entry : { ...entry, image: aPhoto(idOf(408)), shown }]
      return entry
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Cooking log' }))
  const log = within(await screen.findByRole('list', { name: 'Cooking log' }))
  const edit = () => user.click(log.getByRole('button', { name: /^Edit the entry of/ }))
  await edit()
  expect(log.queryByRole('switch')).not.toBeInTheDocument()
  await user.upload(
    log.getByLabelText('Add a photo', { selector: 'input' }),
    new File(['x'], 'pie.png', { type: 'image/png' }),
  )
  const shown = await log.findByRole('switch', { name: 'Friends may see it' })
  expect(shown).not.toBeChecked()
  await user.click(shown)
  await user.click(log.getByRole('button', { name: 'Save' }))
  await user.click(await log.findByRole('button', { name: /^Photo of/ }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Photos of Pancakes' })).getByRole('button'))
  expect(screen.getByRole('dialog', { name: 'Cooking log' })).toBeVisible()
  await edit()
  expect(log.getByRole('switch', { name: 'Friends may see it' })).toBeChecked()
  await user.click(log.getByRole('button', { name: 'Remove photo' }))
  expect(log.getByRole('button', { name: 'Add a photo' })).toHaveFocus()
  await user.click(log.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(log.queryByRole('button', { name: /^Photo of/ })).not.toBeInTheDocument())
  expect(sent(updateCooking).map(({ body }) => body)).toMatchObject([
    { imageId: idOf(408), shown: true },
    { imageId: null, shown: false },
  ])
})

test('photos that others show of their cookings stand on the recipe, with whose they are', async () => {
  const ben = { id: idOf(410), name: 'Ben', handle: null }
  const photo = { id: idOf(409), cookedAt: '2026-03-01T12:00:00.000Z', person: ben, image: aPhoto(idOf(408)) }
  const { user } = await show(
    aRecipe({ ...pancakes, hasPhotosOfOthers: true }),
    answer(listVisiblePhotos, () => [photo]),
  )
  const photos = within(await screen.findByRole('list', { name: 'Made by others' }))
  expect(photos.getByText('Ben')).toBeVisible()
  await user.click(photos.getByRole('button', { name: /^Photo by Ben, / }))
  expect(await screen.findByRole('dialog', { name: 'Photos of Pancakes' })).toBeVisible()
})

test('a version is compared and restored; a save meanwhile is not overwritten', async () => {
  const answers = [new Refusal(409), { ...pancakes, ingredients: '3 eggs', version: 4 }]
  const savedAt = '2026-03-01T12:00:00.000Z'
  const { user, host, choose, messages, sent } = await show(
    pancakes,
    answer(listVersions, () => [{ version: 2, savedAt, title: 'Pancakes', changed: ['ingredients'] }]),
    answer(getVersion, () => ({ ...pancakes, version: 2, savedAt, ingredients: '3 eggs' })),
    answer(restoreVersion, () => answers.shift() ?? pancakes),
  )
  const events: unknown[] = []
  host.subscribe('recipe:updated', (event) => events.push(event))
  await choose('History')
  await user.click(within(await screen.findByRole('list', { name: 'History' })).getByRole('button'))
  const dialog = within(await screen.findByRole('dialog', { name: /^Changed since/ }))
  expect(dialog.getByRole('region', { name: 'Ingredients' })).toHaveTextContent(/3.*2.*eggs/)
  expect(dialog.queryByRole('region', { name: 'Instructions' })).not.toBeInTheDocument()
  const restore = screen.getByRole('button', { name: 'Restore this version' })
  await user.click(restore)
  await waitFor(() => expect(messages()).toEqual([expect.stringMatching(/was changed in the meantime/)]))
  expect(events).toEqual([])
  await user.click(restore)
  await waitFor(() => expect(messages().at(-1)).toBe('Earlier version restored'))
  expect(events).toEqual([{ recipeId: pancakes.id, change: 'saved' }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent(restoreVersion).map(({ params, body }) => [params, body])).toEqual(
    Array(2).fill([{ id: pancakes.id, version: '2' }, { version: 3 }]),
  )
})

test('a label is taken off a recipe', async () => {
  const sweet = { id: idOf(406), title: 'sweet' }
  const { user, sent } = await show(
    aRecipe({ ...pancakes, labels: [sweet] }),
    answer(detachLabel, () => ({})),
  )
  await user.click(screen.getByRole('button', { name: 'Remove label sweet' }))
  await waitFor(() => expect(sent(detachLabel)).toHaveLength(1))
  expect(sent(detachLabel)[0]?.query).toMatchObject({ recipeId: pancakes.id, labelId: sweet.id })
})

test('a duplicate says what it is of, and stands beside it with what differs and what was cooked', async () => {
  const rye = aRecipe({ id: idOf(405), title: 'Rye pancakes', ingredients: '3 eggs' })
  const createdAt = '2026-03-01T12:00:00.000Z'
  const { user, choose, sent } = await show(
    { ...pancakes, hasVariations: true },
    answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
    answer(getRecipe, ({ params }) => (params.id === rye.id ? rye : { ...pancakes, hasVariations: true })),
    answer(createRecipe, () => rye),
    answer(listLabels, () => []),
    answer(listVariations, () => ({
      variations: [pancakes, rye].map(({ id, title }) => ({ id, title, createdAt, owner: null })),
      cookings: [{ id: idOf(406), recipeId: rye.id, cookedAt: createdAt, note: 'better' }],
    })),
  )
  await user.click(await screen.findByRole('button', { name: '2 variations' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Variations' }))
  const rows = within(await dialog.findByRole('list', { name: 'Variations' })).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(/Pancakes.*This one/)
  expect(dialog.getByRole('list', { name: 'What was cooked when' })).toHaveTextContent(/Rye pancakes.*better/)
  await user.click(dialog.getByRole('button', { name: 'Compare with “Rye pancakes”' }))
  const other = within(await screen.findByRole('dialog', { name: 'This one differs from “Rye pancakes”' }))
  expect(await other.findByRole('region', { name: 'Ingredients' })).toHaveTextContent(/3.*2.*eggs/)
  await user.click(other.getByRole('button', { name: 'All variations' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Variations' })).getByRole('button', { name: 'Close' }),
  )
  await choose('Duplicate')
  await waitFor(() => expect(sent(createRecipe)[0]?.body).toMatchObject({ copyOf: pancakes.id }))
})
