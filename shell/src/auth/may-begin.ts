import { getAccount } from '@potluck/api/account'
import { createApiClient } from '@potluck/api/client'
import { logout } from '@potluck/api/sessions'
import type { Shell } from '../host/shell.ts'

/**
 * Whether a session may begin on this device: what another account changed here and did not send goes with it, so that
 * is asked first. Otherwise the login was for nothing.
 * @param token of the new session
 * @throws {ApiError}
 */
export async function mayBegin(shell: Pick<Shell, 'changes' | 'config' | 'dialogs' | 'words'>, token: string) {
  const { changes, config, dialogs, words } = shell
  const api = createApiClient({ base: config.apiBase, token: () => token })
  const silent = { silent: true }
  const { data: account } = await api.call(getAccount, {}, silent)
  const { length: count } = changes.get().queued.filter(({ owner }) => owner !== null && owner !== account.id)
  if (count === 0) return true
  const { t } = words.i18n
  const isAgreed = await dialogs.confirm({
    title: t('auth.another.question', { ns: 'shell', name: account.name }),
    message: t('auth.another.message', { ns: 'shell', count }),
    confirm: t('auth.another.confirm', { ns: 'shell' }),
    destructive: true,
  })
  if (isAgreed) return true
  await api.call(logout, {}, silent).catch(() => {})
  return false
}
