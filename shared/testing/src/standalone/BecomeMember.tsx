import { ApiError } from '@potluck/api/errors'
import { login, register } from '@potluck/api/sessions'
import { Button, Card, Note, Row, Stack } from '@potluck/ui'
import { PasswordField, TextField } from '@potluck/ui/forms'
import { type FormEvent, useState } from 'react'
import type { StandaloneHost } from './standalone-host.ts'

/** Logs in at the server that runs, or registers a cook there to try things as. */
export function BecomeMember({ host }: { readonly host: StandaloneHost }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { api } = host
  const silent = { silent: true }

  async function enter(session: Promise<{ readonly data: { readonly token: string } }>) {
    try {
      await host.enter((await session).data.token)
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.status !== 0 && error.status < 500
          ? `The server refuses (${error.status}).`
          : 'No server answers: run `npm start` in another window, or set PRODUCT_URL.',
      )
    }
  }
  function logIn(event: FormEvent) {
    event.preventDefault()
    void enter(api.call(login, { body: { email, password } }, silent))
  }
  function comeAnew() {
    const cook = { name: 'Ada', email: `ada-${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() }
    void enter(api.call(register, { body: cook }, silent))
  }

  return (
    <Card>
      <Stack gap={3}>
        {problem && <Note tone="danger" title={problem} />}
        <form onSubmit={logIn}>
          <Row gap={3} align="end">
            <TextField label="Email" type="email" value={email} onChange={setEmail} />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              showLabel="Show"
              hideLabel="Hide"
            />
            <Button type="submit" variant="primary">
              Log in
            </Button>
            <Button onClick={comeAnew}>New cook</Button>
            <Button onClick={() => host.loginAsked.set(false)}>Cancel</Button>
          </Row>
        </form>
      </Stack>
    </Card>
  )
}
