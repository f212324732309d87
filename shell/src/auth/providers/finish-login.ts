import { getAccount } from '@potluck/api/account'
import { createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { finishProviderLogin } from '@potluck/api/identity-providers'
import type { Shell } from '../../host/shell.ts'
import { mayBeginHere } from '../may-begin-here.ts'

const silent = { silent: true }

/** Ends the login that this browser began. A session of this device that has expired is no reason to refuse a new one. */
export async function finishLogin({ host, config }: Pick<Shell, 'host' | 'config'>) {
  try {
    return (await host.api.call(finishProviderLogin, {}, silent)).data
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    const guest = createApiClient({ base: config.apiBase, token: () => null })
    return (await guest.call(finishProviderLogin, {}, silent)).data
  }
}

/** Ends a login without leaving the page. @returns the e-mail of the account; null where no session may begin here @throws {ApiError} */
export async function finishInPlace(shell: Shell): Promise<string | null> {
  const { token } = await finishLogin(shell)
  if (token === null || !(await mayBeginHere(shell, token))) return null
  shell.beginSession(token)
  return (await shell.host.api.call(getAccount, {}, silent)).data.email
}
