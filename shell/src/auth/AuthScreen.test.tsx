import { logInByPasskey, startPasskeyLogin } from '@potluck/api/passkeys'
import { forgot, login, register } from '@potluck/api/sessions'
import { answer, Refusal } from '@potluck/testing/answers'
import { screen, waitFor, within } from '@testing-library/react'
import { knowsAda } from '../testing/account.ts'
import { renderShell } from '../testing/render-shell.tsx'

const field = (name: string) => screen.findByLabelText(name)
const toasts = () => within(screen.getByRole('region', { name: /^Notices|^Notifications/ }))
const opensSession = [answer(login, () => ({ token: 'fresh' })), ...knowsAda]

test('each broken rule is shown in a toast and beside its field, which gets the focus', async () => {
  const { user } = await renderShell({ path: '/auth/login' })
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(toasts().getByText('Enter your email.')).toBeVisible()
  expect(toasts().getByRole('alert')).toBeEmptyDOMElement()
  const email = await field('Email')
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Enter your email.')

  await user.type(email, 'ada{Enter}')
  expect(await field('Password')).toHaveFocus()
  expect(toasts().getByText('Enter your password.')).toBeVisible()
  expect(toasts().queryByText('Enter your email.')).toBeNull()
})

test('the toast goes after 6 seconds, or with the screen', async () => {
  const { user, shell, go } = await renderShell({ path: '/auth/login' })
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(shell.toasts.get()).toMatchObject([{ duration: 6000 }])
  await go('/about')
  await waitFor(() => expect(shell.toasts.get()).toEqual([]))
})

test('Enter in the password field logs in and leads to where the cook wanted to go', async () => {
  const { user, path, requests } = await renderShell({
    path: '/auth/login?redirect=%2Frecipe%2F7',
    answers: opensSession,
  })
  await user.type(await field('Email'), 'ada@example.com')
  await user.type(await field('Password'), 'secret{Enter}')
  expect(await screen.findByRole('heading', { name: 'The recipe screen' })).toBeVisible()
  expect(path()).toBe('/recipe/7')
  expect(requests[0]).toMatchObject({ body: { email: 'ada@example.com', password: 'secret' }, token: null })
  expect(localStorage.getItem('potluck:token')).toBe('fresh')
})

test('an account with a second factor is asked for a code after the right password', async () => {
  const bodies: unknown[] = []
  const { user } = await renderShell({
    path: '/auth/login',
    answers: [
      answer(login, ({ body }) => {
        bodies.push(body)
        if (bodies.length === 1) return new Refusal(403, 'second-factor-needed', 'body.secondFactor')
        if (bodies.length === 2) return new Refusal(412, 'incorrect-code', 'body.secondFactor')
        return { token: 'fresh' }
      }),
      ...knowsAda,
    ],
  })
  await user.type(await field('Email'), 'ada@example.com')
  expect(screen.queryByLabelText('Code')).toBeNull()
  await user.type(await field('Password'), 'secret{Enter}')
  const code = await field('Code')
  expect(code).toHaveFocus()
  await user.type(code, '111111{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/))
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(localStorage.getItem('potluck:token')).toBe('fresh'))
  const typed = { email: 'ada@example.com', password: 'secret' }
  expect(bodies).toEqual([typed, { ...typed, secondFactor: '111111' }, { ...typed, secondFactor: '123456' }])
})

test('a redirect out of the product leads home', async () => {
  const { user, path } = await renderShell({
    path: '/auth/login?redirect=%2F%2Fevil.example',
    answers: opensSession,
  })
  await user.type(await field('Email'), 'ada@example.com')
  await user.type(await field('Password'), 'secret{Enter}')
  await screen.findByRole('heading', { name: 'The list screen' })
  expect(path()).toBe('/list/main')
})

test('a wrong password shows one message on the form', async () => {
  const { user } = await renderShell({ path: '/auth/login', answers: [answer(login, () => new Refusal(412))] })
  await user.type(await field('Email'), 'ada@example.com')
  await user.type(await field('Password'), 'wrong{Enter}')
  const sentence = 'Wrong email or password.'
  expect(await toasts().findByText(sentence)).toBeVisible()
  expect(screen.getAllByText(sentence)).toHaveLength(2)
})

test('Enter moves from field to field in a registration, and the last one leads to who cooks at home', async () => {
  const { user, path, requests } = await renderShell({
    path: '/auth/register',
    answers: [answer(register, () => ({ token: 'fresh' })), ...knowsAda],
  })
  await user.type(await field('Name'), 'Ada{Enter}')
  await user.keyboard('ada@example.com{Enter}')
  await user.keyboard('secret{Enter}')
  expect(requests).toHaveLength(0)
  await user.keyboard('secret{Enter}')
  await screen.findByRole('heading', { name: 'Who cooks with you at home?' })
  expect(requests[0]).toMatchObject({ body: { name: 'Ada', email: 'ada@example.com', password: 'secret' } })
  expect(path()).toBe('/begin')
})

test('an e-mail that is taken shows an error at the e-mail field', async () => {
  const { user } = await renderShell({ path: '/auth/register', answers: [answer(register, () => new Refusal(406))] })
  await user.type(await field('Name'), 'Ada')
  await user.type(await field('Email'), 'ada@example.com')
  await user.type(await field('Password'), 'secret')
  await user.type(await field('Repeat password'), 'secret{Enter}')
  await toasts().findByText(/already has an account/)
  expect(await field('Email')).toHaveAccessibleDescription(/already has an account/)
})

test('registering names the terms of use; what was typed survives the change of mode', async () => {
  const { user, path } = await renderShell({ path: '/auth/login?redirect=%2Flabels' })
  await user.type(await field('Email'), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(await field('Email')).toHaveValue('ada@example.com')
  expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '#/legal')
  expect(path()).toBe('/auth/register?redirect=%2Flabels')
})

test('a forgotten password without an e-mail opens a notice', async () => {
  const { user } = await renderShell({ path: '/auth/login' })
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  const notice = within(await screen.findByRole('dialog'))
  expect(notice.getByText(/Enter a full email address/)).toBeVisible()
  await user.click(notice.getByRole('button', { name: 'Okay' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a forgotten password with an e-mail says that a link is on its way, account or not', async () => {
  const { user } = await renderShell({ path: '/auth/login', answers: [answer(forgot, () => ({ mail: true }))] })
  await user.type(await field('Email'), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(await screen.findByText(/If ada@example.com has an account/)).toBeVisible()
})

test('a forgotten password names the person to ask when the server sends no mail', async () => {
  const { user } = await renderShell({
    path: '/auth/login',
    config: { contactEmail: 'oma@example.com' },
    answers: [answer(forgot, () => ({ mail: false }))],
  })
  await user.type(await field('Email'), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(await screen.findByText(/can’t send email/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'oma@example.com' })).toHaveAttribute('href', 'mailto:oma@example.com')
  expect(screen.queryByText(/on its way/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /Create an account/ }))
  expect(screen.queryByText(/can’t send email/)).toBeNull()
})

test('a forgotten password with an incomplete e-mail shows an error beside the field and no dialog', async () => {
  const { user } = await renderShell({ path: '/auth/login' })
  await user.type(await field('Email'), 'ada@')
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(await field('Email')).toHaveAccessibleDescription(/Enter a full email address/)
  expect(await field('Email')).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a registration shows every error beside its field, and the first in a toast', async () => {
  const { user, shell } = await renderShell({ path: '/auth/register' })
  await user.type(await field('Email'), 'ada')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await field('Name')).toHaveFocus()
  expect(await field('Name')).toHaveAccessibleDescription('Enter your name.')
  expect(await field('Email')).toHaveAccessibleDescription(/Enter a full email address/)
  expect(await field('Password')).toHaveAccessibleDescription(/Enter your password/)
  expect(shell.toasts.get()).toMatchObject([{ message: 'Enter your password.', duration: 6000 }])
  await user.type(await field('Name'), 'Ada')
  expect(await field('Name')).not.toHaveAccessibleDescription('Enter your name.')
  expect(await field('Email')).toHaveAccessibleDescription(/Enter a full email address/)
})

test.each([
  [true, 1],
  [false, 0],
])('with selfHosted %s the warning is there %d times', async (selfHosted, times) => {
  await renderShell({ path: '/auth/login', config: { selfHosted } })
  await field('Email')
  expect(screen.queryAllByText(/This Potluck is self-hosted/)).toHaveLength(times)
})

test('a member does not see the login form', async () => {
  const { path } = await renderShell({ path: '/auth/login?redirect=%2Flabels', token: 'old', answers: knowsAda })
  await screen.findByRole('heading', { name: 'The labels screen' })
  expect(path()).toBe('/labels')
})

const registering = async (user: Awaited<ReturnType<typeof renderShell>>['user']) => {
  await user.type(await field('Name'), 'Ada')
  await user.type(await field('Email'), 'ada@example.com')
  await user.type(await field('Password'), 'gr7ape')
  await user.type(await field('Repeat password'), 'gr7ape')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

describe('with registration closed', () => {
  const config = { registration: 'closed' }

  test('no link leads to the registration', async () => {
    await renderShell({ path: '/welcome', config })
    await screen.findByRole('heading', { name: /./, level: 1 })
    expect(screen.queryByRole('link', { name: /Start your book|Create account/ })).toBeNull()
  })

  test('the address of the registration leads to the login', async () => {
    await renderShell({ path: '/auth/register', config })
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Create an account/ })).toBeNull()
  })
})

describe('with registration by invitation', () => {
  const config = { registration: 'invitation' }

  async function sentWith(path: string, typed?: string) {
    const sent: unknown[] = []
    const { user } = await renderShell({
      path,
      config,
      answers: [
        answer(register, ({ body }) => {
          sent.push(body)
          return new Refusal(412, 'invitation-dead')
        }),
      ],
    })
    if (typed !== undefined) await user.type(await field('Invitation'), typed)
    await registering(user)
    expect((await screen.findAllByText(/Ask for a new one/))[0]).toBeVisible()
    return sent
  }

  test('an invitation link fills in the invitation', async () => {
    const [sent] = await sentWith('/auth/register?invitation=s3cret')
    expect(screen.queryByLabelText('Invitation')).toBeNull()
    expect(sent).toMatchObject({ invitation: 's3cret' })
  })

  test('a cook can paste an invitation', async () => {
    const [sent] = await sentWith('/auth/register', 'https://potluck.test/#/auth/register?invitation=s3cret')
    expect(sent).toMatchObject({ invitation: 's3cret' })
  })

  test('an invitation survives a switch to the login', async () => {
    const { user } = await renderShell({ path: '/auth/register?invitation=s3cret', config })
    await user.click(await screen.findByRole('button', { name: /Log in instead/ }))
    await user.click(await screen.findByRole('button', { name: /Create an account/ }))
    await field('Name')
    expect(screen.queryByLabelText('Invitation')).toBeNull()
  })
})

test('a passkey asks for a session without an e-mail; one that was not used is reported', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const used = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  }
  const get = jest.fn().mockRejectedValueOnce(new DOMException('cancelled', 'NotAllowedError')).mockResolvedValue(used)
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  Object.assign(navigator, { credentials: { get } })
  try {
    const { user, requests } = await renderShell({
      path: '/auth/login',
      answers: [
        answer(startPasskeyLogin, () => ({ challenge: 'AQID', rpId: 'localhost', credentialIds: [] })),
        answer(logInByPasskey, () => ({ token: 'by key' })),
        ...knowsAda,
      ],
    })
    const button = await screen.findByRole('button', { name: 'Log in with a passkey' })
    await user.click(button)
    expect(await screen.findByText(/^No passkey was used/)).toBeVisible()
    await user.click(button)
    const sent = () => requests.find(({ endpoint }) => endpoint === logInByPasskey)
    const passkey = { credentialId: 'AQID', signature: 'AQID', userHandle: 'AQID' }
    await waitFor(() => expect(sent()?.body).toMatchObject({ passkey }))
  } finally {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  }
})
