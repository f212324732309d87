import type { Browser, Page } from '@playwright/test'
import { logIn, type Member, registerMember } from '../member.ts'

/** A member with their id, and a function that calls the API as them. */
export interface Cook extends Member {
  readonly id: string
  call<T = { id: string }>(method: string, path: string, body?: unknown): Promise<T>
}

/** Registers a cook over the API. */
export async function registerCook(url: string, name: string): Promise<Cook> {
  const member = await registerMember(url, name)
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(new URL(`api/${path}`, url), {
      method,
      headers: {
        authorization: `Bearer ${member.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { id } = await call<{ id: string }>('GET', 'users/')
  return { ...member, id, call }
}

export async function befriend(one: Cook, other: Cook): Promise<void> {
  await one.call('POST', `users/friends/${other.id}`)
  await other.call('POST', `users/friends/${one.id}`)
}

/** Opens a page in another browser context, as this cook or as a guest. */
export async function openAs(browser: Browser, url: string, cook: Cook | null, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (cook) await logIn(page, cook)
  await page.goto(`${url}#${path}`)
  return page
}
