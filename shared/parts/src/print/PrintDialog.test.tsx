import { createPrintTicket } from '@potluck/api/printing'
import { answer, Refusal } from '@potluck/testing/answers'
import { idOf } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { showPart } from '../testing/show-part.tsx'
import { PrintDialog } from './PrintDialog.tsx'

const recipeIds = [idOf(7), idOf(8)]

const ticket = answer(createPrintTicket, () => ({ ticket: 'a.ticket', expiresAt: '2026-03-01T12:15:00.000Z' }))

function open(ticketAnswer = ticket) {
  const host = createTestHost({ answers: [ticketAnswer] })
  const dialog = (
    <PrintDialog
      title="Print"
      printed={{ recipeIds }}
      path="print"
      query={{ recipeId: recipeIds.join(), template: 'compact', title: undefined }}
      onClose={() => {}}
    >
      <p>Choices</p>
    </PrintDialog>
  )
  return { ...showPart(dialog, { host }), host }
}

test('the page is shown and printed by an address that opens these recipes and no session', async () => {
  const { host } = open()
  const print = await screen.findByRole('link', { name: 'Print' })
  expect(host.happenings.requests[0]?.body).toEqual({ recipeIds })
  const parameters = new URL(print.getAttribute('href') ?? '').searchParams
  expect(Object.fromEntries(parameters)).toEqual({
    recipeId: recipeIds.join(),
    template: 'compact',
    token: 'a.ticket',
    language: 'en-us',
    print: 'true',
  })
  const preview = screen.getByTitle('Preview')
  expect(preview).toHaveAttribute('sandbox', 'allow-same-origin')
  expect(preview.getAttribute('src')).not.toContain('print=true')
})

test('a page that cannot be drawn is said in its place', async () => {
  open(answer(createPrintTicket, () => new Refusal(500)))
  expect(await screen.findByText('Couldn’t prepare the page. Close this and try again.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Print' })).not.toBeInTheDocument()
})
