import { wordOf } from '@potluck/api/kitchen-roles'
import { listKitchens } from '@potluck/api/kitchens'
import { answer } from '@potluck/testing/answers'
import { idOf } from '@potluck/testing/fixtures'
import { renderPart } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { onDemand } from '@potluck/ui'
import { act, cleanup, screen } from '@testing-library/react'
import remote from '../remote.tsx'
import { SelectionActions } from './SelectionActions.tsx'
import type { SelectionAction } from './selection-action.ts'
import { selectionWords } from './words.ts'

const Actions = onDemand(async () => SelectionActions, 'part', selectionWords)

async function choose(count: number, kitchenId?: string) {
  const kitchens = [
    { ...aKitchen, role: 'cook' as const },
    { ...aKitchen, id: idOf(41), name: 'Read only' },
  ]
  const host = createTestHost({ answers: [answer(listKitchens, () => ({ kitchens, invitations: [] }))] })
  const done: SelectionAction[] = []
  const ids = new Set(Array.from({ length: count }, (_, number) => idOf(number)))
  const view = renderPart(
    remote,
    <Actions folder="main" kitchenId={kitchenId} ids={ids} onAction={(action) => done.push(action)} />,
    {
      host,
    },
  )
  await screen.findByRole('toolbar')
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }))
  const pick = async (name: string) => {
    await press('More')
    await view.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { host, done, press, pick, said: () => host.happenings.toasts.at(-1) }
}

const aKitchen = {
  id: idOf(40),
  name: 'Our kitchen',
  createdAt: '2026-03-01T12:00:00.000Z',
  role: wordOf('reader'),
  members: [],
  invited: [],
  recipeCount: 0,
}

test('selected recipes go to the page that copies them into a kitchen where the cook writes', async () => {
  const { host, pick } = await choose(2)
  await pick('Add to “Our kitchen”')
  expect(host.happenings.paths).toEqual([`/kitchens/${idOf(40)}/move-in?recipes=${idOf(0)}%2C${idOf(1)}`])
  expect(screen.queryByRole('menuitem', { name: 'Add to “Read only”' })).not.toBeInTheDocument()
})

test('the recipes of a kitchen are not moved into an inbox', async () => {
  const own = await choose(2)
  await own.press('More')
  expect(await screen.findByRole('menuitem', { name: 'Move to inbox' })).toBeVisible()
  cleanup()
  const ofKitchen = await choose(2, aKitchen.id)
  await ofKitchen.press('More')
  expect(await screen.findByRole('menuitem', { name: 'Export' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Move to inbox' })).not.toBeInTheDocument()
})

test('an action with too many recipes displays its limit', async () => {
  const { done, press, pick, said } = await choose(101)
  await press('Pin for cooking')
  expect(said()?.message).toBe('Select up to 12 recipes at once. You selected 101.')
  await pick('Print')
  expect(said()?.message).toBe('Select up to 100 recipes at once. You selected 101.')
  await pick('Export')
  await press('Delete')
  expect(done).toEqual(['export', 'delete'])
})

test('an export above the limit offers labels or the whole book', async () => {
  const { host, done, pick, said } = await choose(10_001)
  await pick('Export')
  expect(said()?.message).toContain('up to 10,000 selected recipes, and you selected 10,001.')
  act(() => said()?.action?.run())
  expect(host.happenings.paths).toEqual(['/settings/export'])
  expect(done).toEqual([])
})

test('an action within its limit is available', async () => {
  const { done, press, pick } = await choose(12)
  await press('Pin for cooking')
  await pick('Export')
  expect(done).toEqual(['pin', 'export'])
})
