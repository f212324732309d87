import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export interface Member {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly token: string
}

/** Registers a new member over the API. */
export async function registerMember(url: string, name = 'Nora'): Promise<Member> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.org`
  const password = 'correct horse'
  const response = await fetch(new URL('api/users/register', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password }),
  })
  if (!response.ok) throw new Error(`register answered ${response.status}: ${await response.text()}`)
  const { token } = await response.json()
  return { email, name, password, token }
}

/** Opens every later page of this browser context with a session of this member. */
export async function logIn(page: Page, { token }: Member): Promise<void> {
  await page.addInitScript((value) => {
    // A reload keeps the token of a later login.
    if (sessionStorage.getItem('logged in')) return
    sessionStorage.setItem('logged in', 'true')
    localStorage.setItem('potluck:token', value)
  }, token)
}
