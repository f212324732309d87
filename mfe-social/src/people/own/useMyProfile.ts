import { handle as handleRule } from '@potluck/api/account'
import { ApiError } from '@potluck/api/errors'
import type { OwnProfile } from '@potluck/api/profiles'
import { useHost } from '@potluck/platform/HostProvider'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { type Form, useForm } from '@potluck/platform/useForm'
import { useTranslation } from 'react-i18next'
import { useHandleAvailability } from './useHandleAvailability.ts'
import { useSaveProfile } from './useOwnProfile.ts'

/** Why a handle is invalid, checked without the server; null if it is valid. */
export function handleProblem(handle: string): 'characters' | 'long' | 'reserved' | null {
  if (handle === '' || handleRule.safeParse(handle).success) return null
  if (!/^[A-Za-z0-9_.]*$/.test(handle)) return 'characters'
  return handle.length > 50 ? 'long' : 'reserved'
}

/** The member's own profile fields, as text. */
interface ProfileText {
  readonly name: string
  readonly handle: string
  readonly about: string
}

const textOf = ({ name, handle, about }: OwnProfile): ProfileText => ({ name, handle: handle ?? '', about })

/** The member's own profile fields. */
export function useMyProfile(profile: OwnProfile) {
  const { t } = useTranslation('social')
  const host = useHost()
  const save = useSaveProfile()
  const form: Form<ProfileText> = useForm({
    initial: textOf(profile),
    check: ({ name: typed }) => ({
      name: typed.trim() === '' && t('profile.noName'),
      handle: handleError,
    }),
    async submit({ name, about }) {
      const body = { name: name.trim(), handle: handle === '' ? null : handle, about: about.trim() }
      const saved = await save.mutateAsync({ body })
      release()
      form.set(textOf(saved))
      host.toast({ message: t('profile.saved'), tone: 'done' })
    },
    explain(error, field) {
      if (error instanceof ApiError && error.status === 409) {
        return { field: 'handle', message: t('profile.handle.taken') }
      }
      const message = t('profile.saveFailed')
      return field === null ? { problem: message } : { field, message }
    },
  })
  const handle = form.values.handle.trim().replace(/^@/, '').toLowerCase()
  const release = useUnsavedChanges(form.isDirty)

  const problem = handleProblem(handle)
  const isNew = handle !== '' && handle !== profile.handle && problem === null
  const available = useHandleAvailability(isNew ? handle : null)

  const handleError = problem
    ? t(`profile.handle.${problem}`)
    : available === false
      ? t('profile.handle.taken')
      : form.field('handle').error

  return {
    form,
    handle,
    handleError,
    isHandleFree: isNew && available === true && handleError === undefined,
  }
}
