import type { Dialogs } from '../host/dialogs.ts'
import type { UnsavedChanges } from '../host/unsaved-changes.ts'
import type { Words } from '../language/words.ts'

/** Asks whether to leave and lose unsaved changes. */
export const confirmLeaving = (dialogs: Dialogs, { i18n }: Words): Promise<boolean> =>
  dialogs.confirm({
    title: i18n.t('unsaved.title', { ns: 'shell' }),
    message: i18n.t('unsaved.message', { ns: 'shell' }),
    confirm: i18n.t('unsaved.leave', { ns: 'shell' }),
    destructive: true,
  })

/** Asks whether to leave unsaved changes; a draft can be stored or deleted. */
export async function mayLeave(dialogs: Dialogs, words: Words, unsaved: UnsavedChanges): Promise<boolean> {
  if (!unsaved.isStored()) return confirmLeaving(dialogs, words)
  const { i18n } = words
  const answer = await dialogs.choose({
    title: i18n.t('unsaved.title', { ns: 'shell' }),
    message: i18n.t('unsaved.draftStored', { ns: 'shell' }),
    cancel: i18n.t('unsaved.keepEditing', { ns: 'shell' }),
    instead: i18n.t('unsaved.throwAway', { ns: 'shell' }),
    confirm: i18n.t('unsaved.keepAndLeave', { ns: 'shell' }),
  })
  if (answer === 'instead') unsaved.discardDrafts()
  return answer !== false
}

/** Asks whether to log out though changes were not applied yet: they go with the session. */
export const confirmLosing = (dialogs: Dialogs, { i18n }: Words, count: number): Promise<boolean> =>
  dialogs.confirm({
    title: i18n.t('changes.unsentTitle', { ns: 'shell' }),
    message: i18n.t('changes.unsent', { ns: 'shell', count }),
    confirm: i18n.t('changes.logOut', { ns: 'shell' }),
    destructive: true,
  })
