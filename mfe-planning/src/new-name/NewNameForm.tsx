import { Note } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { LineForm } from './LineForm.tsx'

export interface NewNameFormProps {
  readonly label: string
  readonly example: string
  /** Label of the button; default "Create". */
  readonly button?: string
  readonly busy?: boolean
  /** The error of the last try. */
  readonly problem?: string | false
  /** Clears the field after each name, for several names in a row. */
  readonly several?: boolean
  /** @param id of the new thing; a retry has the same id */
  readonly onName: (id: string, name: string) => void
}

/** Names a new list or plan. */
export function NewNameForm(props: NewNameFormProps) {
  const { label, example, button, busy = false, problem, several = false, onName } = props
  const { t } = useTranslation('planning')
  const [id] = useState(() => uuid())
  const [name, setName] = useState('')

  function submit() {
    if (name.trim() === '' || busy) return
    onName(id, name.trim())
    if (several) setName('')
  }

  return (
    <>
      <LineForm
        field={{ label, placeholder: example, value: name, onChange: setName, maxLength: 254 }}
        button={{ variant: 'primary', busy, children: button ?? t('create') }}
        onSubmit={submit}
      />
      {problem && <Note tone="danger">{problem}</Note>}
    </>
  )
}
