import { type Account, updateProfile } from '@potluck/api/account'
import { ApiError } from '@potluck/api/errors'
import { useHost } from '@potluck/platform/HostProvider'
import { useUnsavedChanges } from '@potluck/platform/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { handleProblem } from './handle-problem.ts'
import { useHandleAvailability } from './useHandleAvailability.ts'

/** What the member changes about how others see them. */
export function useMyProfile(account: Account) {
  const { t } = useTranslation('social')
  const host = useHost()
  const [name, setName] = useState(account.name)
  const [typed, setTyped] = useState(account.handle ?? '')
  const [triedNameless, setTriedNameless] = useState(false)
  const handle = typed.trim().replace(/^@/, '').toLowerCase()
  const dirty = name.trim() !== account.name || handle !== (account.handle ?? '')
  const letGo = useUnsavedChanges(dirty)

  const problem = handleProblem(handle)
  const isNew = handle !== '' && handle !== account.handle && problem === null
  const available = useHandleAvailability(isNew ? handle : null)

  const save = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), handle: handle === '' ? null : handle }
      return (await host.api.call(updateProfile, { body })).data
    },
    onSuccess(saved) {
      letGo()
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
      if (name.trim() !== '' && problem === null && !isTaken && !save.isPending) save.mutate()
    },
  }
}
