import { listPasskeys } from '@potluck/api/passkeys'
import { getSecondFactor, removeSecondFactor } from '@potluck/api/second-factor'
import { useCall } from '@potluck/platform/answers'
import { answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { createTestHost } from '@potluck/testing/test-host'
import { screen, waitFor } from '@testing-library/react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { showPart } from '../testing/show-part.tsx'
import { ProofFields } from './ProofFields.tsx'
import { useProofForm } from './useProofForm.ts'

function Proven({ onDone }: { readonly onDone: () => void }) {
  const { mutateAsync } = useCall(removeSecondFactor)
  const { form, proof } = useProofForm({
    initial: {},
    send: async (_, body) => void (await mutateAsync({ body })),
    explain: (_error, _field, refusal) => refusal ?? { problem: 'Something else is wrong.' },
    onDone,
  })
  return (
    <FormDialog title="Prove it" submitLabel="Go on" form={form} onClose={onDone}>
      <ProofFields {...proof} field={form.field} />
    </FormDialog>
  )
}

interface Scene {
  readonly isOn?: boolean
  readonly hasPassword?: boolean
  /** Refusals of the server, one after the other; afterwards it accepts. */
  readonly refusals?: readonly Refusal[]
}

function prove({ isOn = false, hasPassword = true, refusals = [] }: Scene = {}) {
  const left = [...refusals]
  const onDone = jest.fn()
  const host = createTestHost({
    session: { account: anAccount({ hasPassword }) },
    answers: [
      answer(getSecondFactor, () => ({ isOn, recoveryCodesLeft: 10 })),
      answer(listPasskeys, () => []),
      answer(removeSecondFactor, () => left.shift() ?? {}),
    ],
  })
  const sent = () =>
    host.happenings.requests.filter(({ endpoint }) => endpoint === removeSecondFactor).map(({ body }) => body)
  return { ...showPart(<Proven onDone={onDone} />, { host }), onDone, sent }
}

const submit = () => screen.getByRole('button', { name: 'Go on' })

test('who has a second factor is asked for password and code at once', async () => {
  const { user, sent } = prove({ isOn: true })
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.type(screen.getByLabelText('Your password'), 'correct horse')
  await user.click(submit())
  await waitFor(() => expect(sent()).toEqual([{ currentPassword: 'correct horse', secondFactor: '123456' }]))
})

test('who showed the code a moment ago may leave it empty', async () => {
  const { user, sent, onDone } = prove({ isOn: true })
  expect(await screen.findByLabelText('Code')).not.toBeRequired()
  expect(screen.getByText(/Leave it empty if you entered one in the last ten minutes\.$/)).toBeVisible()
  await user.type(screen.getByLabelText('Your password'), 'correct horse')
  await user.click(submit())
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent()).toEqual([{ currentPassword: 'correct horse' }])
})

test.each([true, false])('a code that the server wants is required (known before: %p)', async (isOn) => {
  const { user, sent } = prove({ isOn, refusals: [new Refusal(403, 'second-factor-needed')] })
  await user.type(await screen.findByLabelText('Your password'), 'correct horse')
  expect(screen.queryAllByLabelText('Code')).toHaveLength(isOn ? 1 : 0)
  await user.click(submit())
  expect(await screen.findByText('Enter a code, too: from your app, or a recovery code.')).toBeVisible()
  expect(screen.getByLabelText('Code')).toBeRequired()
  expect(screen.getByLabelText('Code')).toHaveFocus()
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(submit())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().at(-1)).toEqual({ currentPassword: 'correct horse', secondFactor: '123456' })
})

test.each([
  [new Refusal(412, 'incorrect-password'), 'That’s not your password.'],
  [new Refusal(412, 'incorrect-code'), /^This code is wrong/],
  [new Refusal(412, 'incorrect-passkey'), /^This passkey isn’t for this account/],
  [new Refusal(412, 'log-in-again'), /^Log out and back in/],
  [new Refusal(429, 'too-many-tries'), /^Too many tries/],
  [new Refusal(409, 'last-keeper'), 'Something else is wrong.'],
])('a refusal is explained: $code', async (refusal, words) => {
  const { user } = prove({ isOn: true, refusals: [refusal] })
  await user.type(await screen.findByLabelText('Your password'), 'wrong horse')
  await user.click(submit())
  expect(await screen.findByText(words)).toBeVisible()
})

test('nothing is sent without a password', async () => {
  const { user, sent } = prove()
  await user.click(await screen.findByRole('button', { name: 'Go on' }))
  expect(await screen.findByText('Enter your password.')).toBeVisible()
  expect(sent()).toEqual([])
})

test('who has no password is asked for nothing, and told what is looked at', async () => {
  const { user, sent } = prove({ isOn: true, hasPassword: false })
  expect(await screen.findByText(/^Your account has no password/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(submit())
  await waitFor(() => expect(sent()).toEqual([{ currentPassword: '' }]))
})
