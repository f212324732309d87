import { handle as handleRule } from '@potluck/api/account'
import { ApiError } from '@potluck/api/errors'
import type { OwnProfile } from '@potluck/api/profiles'
import { useHost } from '@potluck/platform/HostProvider'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHandleAvailability } from './useHandleAvailability.ts'
import { useSaveProfile } from './useOwnProfile.ts'

/** Why a handle is invalid, checked without the server; null if it is valid. */
export function handleProblem(handle: string): 'characters' | 'long' | 'reserved' | null {
  if (handle === '' || handleRule.safeParse(handle).success) return null
  if (!/^[A-Za-z0-9_.]*$/.test(handle)) return 'characters'
  return handle.length > 50 ? 'long' : 'reserved'
}

/** What the member writes about themselves. */
export function useMyProfile(profile: OwnProfile) {
  const { t } = useTranslation('social')
  const host = useHost()
  const [name, setName] = useState(profile.name)
  const [typed, setTyped] = useState(profile.handle ?? '')
  const [about, setAbout] = useState(profile.about)
  const [triedNameless, setTriedNameless] = useState(false)
  const handle = typed.trim().replace(/^@/, '').toLowerCase()
  const dirty = name.trim() !== profile.name || handle !== (profile.handle ?? '') || about.trim() !== profile.about
  const release = useUnsavedChanges(dirty)

  const problem = handleProblem(handle)
  const isNew = handle !== '' && handle !== profile.handle && problem === null
  const available = useHandleAvailability(isNew ? handle : null)

  const save = useSaveProfile((saved) => {
    release()
    setName(saved.name)
    setTyped(saved.handle ?? '')
    setAbout(saved.about)
    host.toast({ message: t('profile.saved'), tone: 'done' })
  })
  const isTaken = available === false || (save.error instanceof ApiError && save.error.status === 409)

  return {
    name,
    setName,
    handle,
    typed,
    setTyped(text: string) {
      save.reset()
      setTyped(text)
    },
    about,
    setAbout,
    dirty,
    saving: save.isPending,
    nameError: triedNameless && name.trim() === '' ? t('profile.noName') : undefined,
    handleError: problem ? t(`profile.handle.${problem}`) : isTaken ? t('profile.handle.taken') : undefined,
    handleFree: isNew && available === true && !isTaken,
    failed: save.isError && !isTaken,
    save() {
      setTriedNameless(true)
      if (name.trim() !== '' && problem === null && !isTaken && !save.isPending) {
        save.mutate({ body: { name: name.trim(), handle: handle === '' ? null : handle, about: about.trim() } })
      }
    },
  }
}
