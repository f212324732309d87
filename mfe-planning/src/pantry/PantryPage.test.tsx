import { listKitchens } from '@potluck/api/kitchens'
import { changePantry, getPantry, type PantryThing } from '@potluck/api/pantry'
import { listUsualThings } from '@potluck/api/shopping-lists'
import { dayAfter, dayHere } from '@potluck/cooking/at-home'
import { newPantryThing } from '@potluck/platform/change-pantry'
import { axeFinds } from '@potluck/testing/accessible'
import { answer, Refusal } from '@potluck/testing/answers'
import { aPantry } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../remote.tsx'

const today = dayHere()

/** A day as people write it: "November 28". */
const dateOf = (days: number) =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(dayAfter(today, days)),
  )

afterEach(() => localStorage.clear())

interface Server {
  readonly things: readonly PantryThing[]
  /** How often a change is refused before. */
  readonly fails?: number
  readonly joined?: { name: string; titles: string[] }[]
}

/** The screen with a server that has some things. */
async function open({ things, fails = 0, joined = [] }: Server) {
  const pantry = new Map(things.map((thing) => [thing.key, thing]))
  let left = fails
  const host = createTestHost({
    answers: [
      answer(getPantry, () => ({ ...aPantry(...pantry.values()), joined })),
      answer(listKitchens, () => ({ kitchens: [], invitations: [] })),
      answer(listUsualThings, () => ['milk', 'eggs', 'toilet paper']),
      answer(changePantry, ({ body }) => {
        if (left-- > 0) return new Refusal(503)
        const { put, used } = changePantry.body.parse(body)
        for (const key of used) pantry.delete(key)
        for (const { key = '', title, ...said } of put) {
          const known = pantry.get(key) ?? newPantryThing(title)
          const { since = known.since, useBy = known.useBy, always = known.always } = said
          const { amount = known.amount, portions = known.portions, place = known.place } = said
          pantry.set(key, { ...known, key, title, since, useBy, always, amount, portions, place })
        }
        return { reference: '01936d3e-0000-7000-8000-000000000001' }
      }),
    ],
  })
  return { ...(await renderScreen(remote, '/shopping-lists/at-home', { host })), pantry }
}

const section = (name: string) => within(screen.getByRole('region', { name }))

test('things stand by their place, those to be used soon first and those long past last', async () => {
  await open({
    things: [
      newPantryThing('butter', { place: 'fridge', since: dayAfter(today, -3), useBy: dayAfter(today, 20) }),
      newPantryThing('chicken', { place: 'fridge', useBy: dayAfter(today, 1), amount: '500 g' }),
      newPantryThing('cream', { place: 'fridge', useBy: dayAfter(today, -9) }),
      newPantryThing('chilli', { key: 'dish 1', place: 'freezer', portions: 3, since: dayAfter(today, -1) }),
      newPantryThing('rice'),
      newPantryThing('salt', { always: true }),
    ],
  })
  expect(await screen.findByRole('region', { name: 'Use soon' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Use soon',
    'Fridge',
    'Freezer',
    'Cupboard',
    'Always at home',
    'Probably used up',
  ])
  expect(section('Use soon').getByText('500 g, use by: tomorrow')).toBeVisible()
  expect(section('Fridge').getByText(`bought 3 days ago, use by: ${dateOf(20)}`)).toBeVisible()
  expect(section('Freezer').getByText(`3 portions, ${dateOf(-1)}`)).toBeVisible()
  expect(await axeFinds(screen.getByRole('main'))).toEqual([])
})

test('a thing is added at once, retried after a refusal, used up by a tap, and brought back', async () => {
  const { user, host, pantry } = await open({ things: [newPantryThing('rice', { amount: '1 kg' })], fails: 1 })
  await user.type(await screen.findByRole('textbox', { name: 'What you have' }), 'olive oil{Enter}')
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.getByRole('textbox')).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(pantry.get('olive oil')?.since).toBe(today))
  await user.click(screen.getByRole('button', { name: 'Used up: rice' }))
  await waitFor(() => expect(pantry.has('rice')).toBe(false))
  expect(document.body).not.toHaveFocus()
  act(() => host.happenings.toasts.at(-1)?.action?.run())
  await waitFor(() => expect(pantry.get('rice')).toMatchObject({ amount: '1 kg' }))
})

test('a dish is frozen, and its portions are taken out one by one', async () => {
  const { user, pantry } = await open({ things: [] })
  await user.click(await screen.findByRole('button', { name: 'Freeze a dish' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'chilli')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(`2 portions, ${dateOf(0)}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use a portion: chilli' }))
  expect(await screen.findByText(`1 portion, ${dateOf(0)}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use a portion: chilli' }))
  await waitFor(() => expect(pantry.size).toBe(0))
})

test('what somebody usually has is put there by a tap each', async () => {
  const { user, pantry } = await open({ things: [newPantryThing('milk')] })
  await user.click(await screen.findByRole('button', { name: 'I have the usual' }))
  await user.click(await screen.findByRole('button', { name: 'eggs' }))
  await user.click(screen.getByRole('button', { name: 'salt' }))
  // It is there already; and nobody eats it.
  const offered = within(screen.getByRole('group', { name: 'What do you have?' }))
  expect(offered.queryByRole('button', { name: 'milk' })).not.toBeInTheDocument()
  expect(offered.queryByRole('button', { name: 'toilet paper' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add 2 items' }))
  await waitFor(() => expect(pantry.get('salt')).toMatchObject({ always: true }))
  expect(pantry.get('eggs')).toMatchObject({ always: false, since: today })
})

test('what others brought along is said once', async () => {
  const joined = [{ name: 'Ben', titles: ['rice', 'soy sauce'] }]
  const { user, unmount } = await open({ things: [newPantryThing('rice')], joined })
  expect(await screen.findByText('From Ben: rice, soy sauce')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByText('From Ben: rice, soy sauce')).not.toBeInTheDocument()
  unmount()
  await open({ things: [newPantryThing('rice')], joined })
  expect(await screen.findByText('rice')).toBeVisible()
  expect(screen.queryByText('From Ben: rice, soy sauce')).not.toBeInTheDocument()
})

test('an empty pantry says what it is for', async () => {
  await open({ things: [] })
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
})
