import { updateAccount } from '@potluck/api/account'
import { email as emailSchema, name as nameSchema } from '@potluck/api/credentials'
import { answer, Refusal } from '@potluck/testing/answers'
import { anAccount } from '@potluck/testing/fixtures'
import { renderPart } from '@potluck/testing/render-screen'
import { createTestHost } from '@potluck/testing/test-host'
import { screen } from '@testing-library/react'
import { useId } from 'react'
import { useCall } from './answers.ts'
import { defineRemote } from './remote.tsx'
import { type FormSettings, fits, refusedField, useForm } from './useForm.ts'

interface Values {
  readonly name: string
  readonly email: string
}

const typed: Values = { name: 'Ada', email: 'ada@example.org' }

interface FieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function Field({ label, name, value, error, onChange }: FieldProps) {
  const id = useId()
  return (
    <>
      <input
        {...{ name, value }}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={id}>{error}</span>
    </>
  )
}

function AccountForm(settings: Partial<FormSettings<Values, string>>) {
  const update = useCall(updateAccount)
  const form = useForm<Values>({
    initial: typed,
    check: ({ name, email }) => ({
      name: !fits(nameSchema, name) && 'Enter your name.',
      email: !fits(emailSchema, email) && 'Enter an e-mail.',
    }),
    async submit(body) {
      await update.mutateAsync({ body })
    },
    explain: (_error, field) =>
      field === null ? { problem: 'It was not saved.' } : { field, message: 'This is not accepted.' },
    ...settings,
  })
  return (
    <form {...form.formProps} aria-busy={form.isPending}>
      <Field label="Name" {...form.field('name')} />
      <Field label="E-mail" {...form.field('email')} />
      {form.problem && <p role="alert">{form.problem}</p>}
      <p>{form.isDirty ? 'changed' : 'as before'}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={form.reset}>
        Cancel
      </button>
    </form>
  )
}

const remote = defineRemote({ id: 'forms', routes: [], locales: { 'en-us': '' } })

function show(
  reply: () => ReturnType<typeof anAccount> | Refusal,
  settings: Partial<FormSettings<Values, string>> = {},
) {
  const host = createTestHost({ answers: [answer(updateAccount, reply)] })
  return {
    ...renderPart(remote, <AccountForm {...settings} />, { host }),
    requests: host.happenings.requests,
    save: () => screen.getByRole('button', { name: 'Save' }),
    name: () => screen.getByLabelText('Name'),
    email: () => screen.getByLabelText('E-mail'),
  }
}

test('a value that a schema of the API refuses is not sent, and the first such field gets the focus', async () => {
  const { user, requests, save, name, email } = show(() => anAccount())
  await user.clear(name())
  await user.clear(email())
  await user.click(save())
  expect(name()).toHaveFocus()
  expect(name()).toHaveAccessibleDescription('Enter your name.')
  expect(name()).toBeInvalid()
  expect(email()).toHaveAccessibleDescription('Enter an e-mail.')
  expect(requests).toHaveLength(0)
})

test('an error goes when its field changes, and other errors stay', async () => {
  const { user, save, name, email } = show(() => anAccount())
  await user.clear(name())
  await user.clear(email())
  await user.click(save())
  await user.type(name(), 'A')
  expect(name()).toBeValid()
  expect(email()).toBeInvalid()
})

test('a field that the server refuses by its name shows the message and gets the focus', async () => {
  const { user, save, email } = show(() => new Refusal(400, 'invalid', 'body.email'))
  await user.click(save())
  expect(await screen.findByText('This is not accepted.')).toBeVisible()
  expect(email()).toHaveFocus()
  expect(email()).toHaveAccessibleDescription('This is not accepted.')
})

test('a refusal without a field is a problem of the form, and the next try clears it', async () => {
  let refusal: Refusal | null = new Refusal(500)
  const { user, save } = show(() => refusal ?? anAccount())
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not saved.')
  refusal = null
  await user.click(save())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form is sent once however often it is submitted, and again after it was answered', async () => {
  const sent: Values[] = []
  const finish: (() => void)[] = []
  const { user, save, name } = show(() => anAccount(), {
    submit: (values) =>
      new Promise((resolve) => {
        sent.push(values)
        finish.push(() => resolve(undefined))
      }),
  })
  await user.type(name(), '{Enter}{Enter}')
  await user.click(save())
  expect(sent).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Save' }).closest('form')).toHaveAttribute('aria-busy', 'true')
  finish[0]?.()
  await screen.findByText('as before')
  await user.click(save())
  expect(sent).toHaveLength(2)
})

test('a form is dirty until its fields are as they were; spaces around a text do not count', async () => {
  const { user, name } = show(() => anAccount())
  await user.type(name(), ' ')
  expect(screen.getByText('as before')).toBeVisible()
  await user.type(name(), 'L.')
  expect(screen.getByText('changed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(name()).toHaveValue('Ada')
  expect(screen.getByText('as before')).toBeVisible()
})

test('a form that is gone when the answer comes is not done any more', async () => {
  const done = jest.fn()
  let finish = () => {}
  const { user, save, unmount } = show(() => anAccount(), {
    submit: () =>
      new Promise((resolve) => {
        finish = () => resolve(undefined)
      }),
    onDone: done,
  })
  await user.click(save())
  unmount()
  finish()
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
})

test('values that live elsewhere are changed there', async () => {
  const changes: Values[] = []
  const { user, name } = show(() => anAccount(), {
    draft: { values: typed, update: (change) => changes.push(change(typed)) },
  })
  await user.type(name(), '!')
  expect(changes).toEqual([{ ...typed, name: 'Ada!' }])
  expect(name()).toHaveValue('Ada')
})

test.each([
  ['body.name', 'name'],
  ['body.email.0', 'email'],
  ['body.names', null],
  ['query.name', null],
  [undefined, null],
])('a refusal of %s is of the field %s', (path, field) => {
  expect(refusedField(typed, path)).toBe(field)
})
