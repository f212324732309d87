import type { Account } from '@potluck/api/account'
import type { Host } from '@potluck/platform/host'
import { paths } from '@potluck/platform/paths'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { Words } from '../language/words.ts'

/** The news that this device has announced. Other devices announce it too, even if an admin has logged in and read it here. */
const toldKey = 'keeper-link-told'

interface Telling {
  readonly host: Pick<Host, 'toast' | 'navigate'>
  readonly words: Words
  readonly storage: DeviceStorage
}

/** Tells a member once on each device that an admin made a link for a new password of theirs, and once more when it was used. */
export function notifyAdminLink({ adminLink, id }: Account, { host, words: { i18n }, storage }: Telling): void {
  if (!adminLink) return
  const { madeAt, usedAt } = adminLink
  const news = [id, madeAt, usedAt].join(' ')
  if (storage.getItem(toldKey) === news) return
  storage.setItem(toldKey, news)
  const when = new Date(usedAt ?? madeAt).toLocaleString(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  host.toast({
    message: i18n.t(usedAt === null ? 'adminLink.made' : 'adminLink.used', { ns: 'shell', when }),
    tone: 'problem',
    duration: 120_000,
    kind: 'member.adminLink',
    action: { label: i18n.t('adminLink.look', { ns: 'shell' }), run: () => host.navigate(paths.security()) },
  })
}
