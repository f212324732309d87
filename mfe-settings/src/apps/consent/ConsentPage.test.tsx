import { type AssistantRequest, allowAssistant, getAssistantRequest, refuseAssistant } from '@potluck/api/assistants'
import { getSecondFactor } from '@potluck/api/second-factor'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.tsx'

const asked: AssistantRequest = {
  name: 'Sous-chef',
  address: 'https://assistant.example/callback',
  scopes: ['recipes:read', 'recipes:write', 'lists', 'plans'],
}

/** jsdom goes nowhere but within a page. */
const back = { address: '#/back' }

const open = (...answers: Answer[]) => {
  const host = createTestHost({
    answers: [...answers, answer(getSecondFactor, () => ({ isOn: false, recoveryCodesLeft: 0 }))],
    session: { account: anAccount() },
  })
  return renderScreen(remote, '/settings/apps/consent/abc', { host })
}

const openAsked = (...answers: Answer[]) =>
  open(
    answer(getAssistantRequest, () => asked),
    ...answers,
  )

async function prove(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Allow' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(asked.address)).toBeVisible()
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Allow' }))
  return dialog
}

test('the page says what the program claims and where the answer goes, and allows less than was asked', async () => {
  const { user, host } = await openAsked(answer(allowAssistant, () => back))
  expect(await screen.findByText('Sous-chef')).toBeVisible()
  expect(screen.getByText('Any program can take this name.')).toBeVisible()
  expect(screen.getByText(asked.address)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /^Everything/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: /^Read recipes/ })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /^Meal plans/ }))
  await prove(user)
  expect(await screen.findByText('Taking you back…')).toBeVisible()
  expect(host.happenings.requests.find(({ endpoint }) => endpoint === allowAssistant)?.body).toEqual({
    scopes: ['recipes:read', 'recipes:write', 'lists'],
    currentPassword: 'correct horse',
  })
})

test('nobody is asked for a password to allow nothing', async () => {
  const { user } = await openAsked()
  for (const name of [/^Write recipes/, /^Shopping lists/, /^Meal plans/])
    await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('Choose at least one.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who does not allow it goes back with a word to the assistant', async () => {
  const { user, host } = await openAsked(answer(refuseAssistant, () => back))
  await user.click(await screen.findByRole('button', { name: 'Don’t allow' }))
  expect(await screen.findByText('Taking you back…')).toBeVisible()
  expect(host.happenings.requests.at(-1)).toMatchObject({ endpoint: refuseAssistant, params: { request: 'abc' } })
})

test.each([
  [404, 'not-found', 'This request is no longer open.'],
  [409, 'too-many-tokens', /^10 assistants work in your account already/],
  [412, 'incorrect-password', 'That’s not your password.'],
] as const)('a refusal with %i is explained in the dialog', async (status, code, words) => {
  const { user } = await openAsked(answer(allowAssistant, () => new Refusal(status, code)))
  const dialog = await prove(user)
  expect(await dialog.findByText(words)).toBeVisible()
})

test('a request that nobody made, or that was answered, says so and leads on', async () => {
  await open(answer(getAssistantRequest, () => new Refusal(404, 'not-found')))
  expect(await screen.findByText('This request is no longer open.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Other apps' })).toBeVisible()
})
