import { updateAccount } from '@potluck/api/account'
import { type Assistant, endAssistant, listAssistants } from '@potluck/api/assistants'
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@potluck/api/passkeys'
import {
  confirmSecondFactor,
  createRecoveryCodes,
  getSecondFactor,
  startSecondFactor,
} from '@potluck/api/second-factor'
import { endOtherSessions, endSession, listSessions } from '@potluck/api/sessions'
import { type Answer, answer, Refusal, type SeenRequest } from '@potluck/testing/answers'
import { screen, waitFor, within } from '@testing-library/react'
import { openSecurity } from '../testing/security-screen.tsx'

const aSession = {
  id: 'a',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  createdAt: '2026-01-01T12:00:00.000Z',
  usedAt: '2026-01-15T12:00:00.000Z',
  present: true,
}

const open = (...answers: Answer[]) => openSecurity([...answers, answer(listSessions, () => [aSession])])

test('a new password needs the present one and reports a wrong one', async () => {
  const { user, host } = await open(answer(updateAccount, () => new Refusal(412, 'incorrect-password')))
  const form = within(await screen.findByRole('region', { name: 'Password' }))
  await user.click(form.getByRole('button', { name: 'Change: Password' }))
  await user.type(form.getByLabelText('Current password'), 'wrong')
  await user.type(form.getByLabelText('New password'), 'mash beans 7 leeks')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('That’s not your password.')).toBeVisible()
  expect(host.happenings.requests.at(-1)?.body).toEqual({ currentPassword: 'wrong', password: 'mash beans 7 leeks' })
})

test('the member logs out one device or all others', async () => {
  const phone = {
    ...aSession,
    id: 'b',
    present: false,
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
  }
  let sessions = [phone, aSession, { ...phone, id: 'c', userAgent: 'curl/8.0' }]
  const { user, host } = await open(
    answer(listSessions, () => sessions),
    answer(endSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== endSession.params.parse(params).id)
      return {}
    }),
    answer(endOtherSessions, () => {
      sessions = [aSession]
      return {}
    }),
  )
  const card = within(await screen.findByRole('region', { name: 'Where you’re logged in' }))
  expect(await card.findByText('Firefox on Linux')).toBeVisible()
  expect(card.getAllByRole('listitem')[0]).toHaveTextContent('This device')
  await user.click(card.getByRole('button', { name: 'Log out: Chrome on Android' }))
  await waitFor(() => expect(card.queryByText('Chrome on Android')).toBeNull())
  await user.click(card.getByRole('button', { name: 'Log out everywhere else' }))
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1))
  expect(host.happenings.confirmations).toHaveLength(1)
  expect(card.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
})

test('a change asks for a code only after the server wants one, and reports a wrong code', async () => {
  const bodies: unknown[] = []
  const { user } = await open(
    answer(updateAccount, ({ body }) => {
      bodies.push(body)
      return bodies.length === 1 ? new Refusal(403, 'second-factor-needed') : new Refusal(412, 'incorrect-code')
    }),
  )
  const form = within(await screen.findByRole('region', { name: 'Password' }))
  await user.click(form.getByRole('button', { name: 'Change: Password' }))
  await user.type(form.getByLabelText('New password'), 'mash beans 7 leeks')
  await user.type(form.getByLabelText('Current password'), 'correct horse')
  expect(form.queryByLabelText('Code')).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByLabelText('Code')).toHaveFocus()
  await user.type(form.getByLabelText('Code'), '123456')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^This code is wrong/)).toBeVisible()
  const typed = { currentPassword: 'correct horse', password: 'mash beans 7 leeks' }
  expect(bodies).toEqual([typed, { ...typed, secondFactor: '123456' }])
})

test('a second factor is set up with a proof and a code, and its recovery codes are shown', async () => {
  let isOn = false
  const { user } = await open(
    answer(getSecondFactor, () => ({ isOn, recoveryCodesLeft: isOn ? 10 : 0 })),
    answer(startSecondFactor, () => ({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Potluck:ada?secret=ABCDEFGH' })),
    answer(confirmSecondFactor, ({ body }) => {
      if (confirmSecondFactor.body.parse(body).secondFactor !== '123 456') return new Refusal(412, 'incorrect-code')
      isOn = true
      return { recoveryCodes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'] }
    }),
  )
  const section = within(await screen.findByRole('region', { name: 'Two-step login' }))
  await user.click(await section.findByRole('button', { name: 'Turn on' }))
  await user.type(await screen.findByLabelText('Your password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const key = within(await screen.findByRole('dialog', { name: 'Add Potluck to your app' }))
  expect(key.getByText('ABCD EFGH')).toBeVisible()
  await user.type(key.getByLabelText('Code from the app'), '12345')
  await user.click(key.getByRole('button', { name: 'Turn on' }))
  expect(await key.findByText(/^Enter the six digits/)).toBeVisible()
  await user.clear(key.getByLabelText('Code from the app'))
  await user.type(key.getByLabelText('Code from the app'), '123 456')
  await user.click(key.getByRole('button', { name: 'Turn on' }))
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
  expect(codes.getByText('aaaa-bbbb-cccc')).toBeVisible()
  await user.click(codes.getByRole('button', { name: 'I saved them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(section.getByText('It’s on. 10 recovery codes are left.')).toBeVisible()
})

test('a passkey is listed with its uses and removed with a proof', async () => {
  const created = { createdAt: '2026-01-01T12:00:00.000Z' }
  let passkeys = [{ id: '0199a1b2-0000-7000-8000-00000000000a', name: 'Phone', usedAt: null, ...created }]
  const { user, host } = await open(
    answer(listPasskeys, () => passkeys),
    answer(removePasskey, () => {
      passkeys = []
      return {}
    }),
  )
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }))
  expect(await section.findByText('Phone')).toBeVisible()
  expect(section.getByText(/not used yet$/)).toBeVisible()
  expect(section.getByText(/^Passkeys need a browser that supports them/)).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Remove: Phone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Phone”?' }))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(section.queryByText('Phone')).toBeNull())
  const removed = host.happenings.requests.find(({ endpoint }) => endpoint === removePasskey)
  expect(removed?.body).toEqual({ currentPassword: 'correct horse' })
})

describe('in a browser that knows passkeys', () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const made = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  }
  const create = jest.fn()

  beforeEach(() => {
    Object.assign(globalThis, { PublicKeyCredential: class {} })
    Object.assign(navigator, { credentials: { create } })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  })

  test('a passkey is added after a proof, and renamed', async () => {
    const key = { id: '0199a1b2-0000-7000-8000-00000000000a', usedAt: null, createdAt: '2026-01-01T12:00:00.000Z' }
    let passkeys: Passkey[] = []
    const named = ({ body }: SeenRequest) => {
      const { name } = renamePasskey.body.parse({ name: addPasskey.body.partial().parse(body).name })
      const one = { ...key, name }
      passkeys = [one]
      return one
    }
    const { user, host } = await open(
      answer(listPasskeys, () => passkeys),
      answer(startPasskey, () => ({
        challenge: 'AQID',
        rp: { id: 'localhost', name: 'Potluck' },
        algorithms: [-7],
        credentialIds: [],
        user: { id: 'AQID', name: 'ada@example.com', displayName: 'Ada' },
      })),
      answer(addPasskey, named),
      answer(renamePasskey, named),
    )
    create.mockRejectedValueOnce(new DOMException('cancelled', 'NotAllowedError')).mockResolvedValueOnce(made)
    const section = within(await screen.findByRole('region', { name: 'Passkeys' }))
    await user.click(await section.findByRole('button', { name: 'Add passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add passkey' }))
    await user.type(dialog.getByLabelText('Passkey name'), 'Phone')
    await user.type(dialog.getByLabelText('Your password'), 'correct horse')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText(/^No passkey was created/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await user.click(await section.findByRole('button', { name: 'Rename: Phone' }))
    const renaming = within(await screen.findByRole('dialog', { name: 'Rename “Phone”' }))
    await user.clear(renaming.getByLabelText('Passkey name'))
    await user.type(renaming.getByLabelText('Passkey name'), 'Old phone')
    await user.click(renaming.getByRole('button', { name: 'Rename' }))
    expect(await section.findByText('Old phone')).toBeVisible()
    const bodies = host.happenings.requests.flatMap(({ endpoint, body }) =>
      [startPasskey, addPasskey].some((one) => one === endpoint) ? [body] : [],
    )
    expect(bodies.slice(-2)).toMatchObject([
      { currentPassword: 'correct horse' },
      { name: 'Phone', passkey: { credentialId: 'AQID', transports: ['internal'] } },
    ])
  })
})

test('new recovery codes are shown after a proof', async () => {
  const { user, host } = await open(
    answer(getSecondFactor, () => ({ isOn: true, recoveryCodesLeft: 1 })),
    answer(createRecoveryCodes, () => ({ recoveryCodes: ['aaaa-bbbb-cccc'] })),
  )
  const section = within(await screen.findByRole('region', { name: 'Two-step login' }))
  await user.click(await section.findByRole('button', { name: 'New recovery codes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }))
  await user.type(dialog.getByLabelText('Your password'), 'correct horse')
  await user.click(dialog.getByRole('button', { name: 'New recovery codes' }))
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeVisible()
  const asked = host.happenings.requests.find(({ endpoint }) => endpoint === createRecoveryCodes)
  expect(asked?.body).toMatchObject({ currentPassword: 'correct horse' })
})

test('an assistant stands among the devices and is logged out there', async () => {
  let assistants: Assistant[] = [
    {
      id: '019a0000-0000-7000-8000-000000000001',
      name: 'Sous-chef',
      scopes: ['lists'],
      createdAt: '2026-01-01T12:00:00.000Z',
      usedAt: null,
    },
  ]
  const { user, host } = await open(
    answer(listAssistants, () => assistants),
    answer(endAssistant, () => {
      assistants = []
      return {}
    }),
  )
  const devices = within(await screen.findByRole('region', { name: 'Where you’re logged in' }))
  expect(await devices.findByText('Sous-chef')).toBeVisible()
  await user.click(devices.getByRole('button', { name: 'Log out: Sous-chef' }))
  await waitFor(() => expect(devices.queryByText('Sous-chef')).toBeNull())
  expect(host.happenings.requests.some(({ endpoint }) => endpoint === endAssistant)).toBe(true)
  expect(document.body).not.toHaveFocus()
})
