import type { Host } from '@potluck/platform/host'
import type { Words } from '../language/words.ts'
import { offlineLocales, offlineNamespace } from './locales.ts'

/** Shows that the device has no room for the offline book. */
export async function notifyStorageFull({ toast }: Pick<Host, 'toast'>, words: Words): Promise<void> {
  await words.add(offlineNamespace, offlineLocales)
  toast({ message: words.i18n.t('noRoom', { ns: offlineNamespace }), tone: 'problem', duration: 10_000 })
}
