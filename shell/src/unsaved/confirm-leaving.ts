import type { Dialogs } from '../host/dialogs.ts'
import type { Words } from '../language/words.ts'

/** Asks whether to leave what was not saved. @param kept it is kept as a draft: leaving loses nothing */
export const confirmLeaving = (dialogs: Dialogs, { i18n }: Words, kept: boolean): Promise<boolean> =>
  dialogs.confirm({
    title: i18n.t('unsaved.title', { ns: 'shell' }),
    message: i18n.t(kept ? 'unsaved.kept' : 'unsaved.message', { ns: 'shell' }),
    confirm: i18n.t(kept ? 'unsaved.keepAndLeave' : 'unsaved.leave', { ns: 'shell' }),
    destructive: !kept,
  })

/** Asks whether to log out though changes were not applied yet: they go with the session. */
export const confirmLosing = (dialogs: Dialogs, { i18n }: Words, count: number): Promise<boolean> =>
  dialogs.confirm({
    title: i18n.t('changes.unsentTitle', { ns: 'shell' }),
    message: i18n.t('changes.unsent', { ns: 'shell', count }),
    confirm: i18n.t('changes.logOut', { ns: 'shell' }),
    destructive: true,
  })
