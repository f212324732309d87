import { type Account, handle as handleRule, updateProfile } from '@potluck/api/account'
import { ApiError } from '@potluck/api/errors'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHandleAvailability } from './useHandleAvailability.ts'

/** Why a handle cannot be had, before anybody is asked; null when it can. */
export function handleProblem(handle: string): 'characters' | 'long' | 'reserved' | null {
  if (handle === '' || handleRule.safeParse(handle).success) return null
  if (!/^[A-Za-z0-9_.]*$/.test(handle)) return 'characters'
  return handle.length > 50 ? 'long' : 'reserved'
}

/** What the member changes about how others see them. */
export function useMyProfile(account: Account) {
  const { t } = useTranslation('social')
  const host = useHost()
  const [name, setName] = useState(account.name)
  const [typed, setTyped] = useState(account.handle ?? '')
  const [triedNameless, setTriedNameless] = useState(false)
  const handle = typed.trim().replace(/^@/, '').toLowerCase()
  const dirty = name.trim() !== account.name || handle !== (account.handle ?? '')
  const release = useUnsavedChanges(dirty)

  const problem = handleProblem(handle)
  const isNew = handle !== '' && handle !== account.handle && problem === null
  const available = useHandleAvailability(isNew ? handle : null)

  const save = useCall(updateProfile, {
    onSuccess(saved) {
      release()
      setName(saved.name)
      setTyped(saved.handle ?? '')
      host.accountChanged(saved)
      host.toast({ message: t('profile.saved'), tone: 'done' })
    },
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
    dirty,
    saving: save.isPending,
    nameError: triedNameless && name.trim() === '' ? t('profile.noName') : undefined,
    handleError: problem ? t(`profile.handle.${problem}`) : isTaken ? t('profile.handle.taken') : undefined,
    handleFree: isNew && available === true && !isTaken,
    failed: save.isError && !isTaken,
    save() {
      setTriedNameless(true)
      if (name.trim() !== '' && problem === null && !isTaken && !save.isPending) {
        save.mutate({ body: { name: name.trim(), handle: handle === '' ? null : handle } })
      }
    },
  }
}
