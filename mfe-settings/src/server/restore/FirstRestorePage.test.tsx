import { admitFirstRestore, uploadFirstBackup } from '@potluck/api/first-restore'
import { type Answer, answer, Refusal } from '@potluck/testing/answers'
import { renderScreen } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import remote from '../../remote.tsx'

const file = new File(['rows'], 'potluck-20261124-031000.tar')

const admits = answer(admitFirstRestore, ({ body }) =>
  admitFirstRestore.body.parse(body).word === 'k7mw-29xq-hdpr'
    ? { admission: 'admitted' }
    : new Refusal(412, 'incorrect-code', 'body.word'),
)

const open = (...answers: Answer[]) =>
  renderScreen(remote, '/settings/first-restore', {
    host: createTestHost({ session: { loggedIn: false, account: null }, answers }),
  })

test('a backup is chosen once the word of the server was typed, and sending it can be stopped', async () => {
  const asked: unknown[] = []
  const { user } = await open(
    admits,
    answer(uploadFirstBackup, ({ query }) => {
      asked.push(query)
      return new Promise(() => {})
    }),
  )
  const word = await screen.findByLabelText('Word from the server')
  await user.type(word, 'soup')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('That’s not the word from the server’s last start.')).toBeVisible()
  expect(word).toHaveFocus()
  await user.clear(word)
  await user.type(word, 'k7mw-29xq-hdpr')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.upload(await screen.findByLabelText('Choose a backup'), file)
  expect(await screen.findByText('50%')).toBeVisible()
  expect(asked).toEqual([{ admission: 'admitted' }])
  await user.click(screen.getByRole('button', { name: 'Stop sending' }))
  expect(await screen.findByLabelText('Choose a backup')).toBeVisible()
})

test('where nothing starts the server again, the page says why a restore is by command', async () => {
  const { user } = await open(answer(admitFirstRestore, () => new Refusal(409, 'only-by-command')))
  await user.type(await screen.findByLabelText('Word from the server'), 'k7mw-29xq-hdpr')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/nothing would start it again.*npm run restore/)).toBeVisible()
})

test('the word is asked for again when a file is sent too late', async () => {
  const { user } = await open(
    admits,
    answer(uploadFirstBackup, () => new Refusal(401, 'ticket')),
  )
  await user.type(await screen.findByLabelText('Word from the server'), 'k7mw-29xq-hdpr')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.upload(await screen.findByLabelText('Choose a backup'), file)
  expect(await screen.findByText('That took too long. Type the word again.')).toBeVisible()
  expect(screen.getByLabelText('Word from the server')).toHaveValue('')
})
