import { Note } from '@potluck/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { LineForm } from './LineForm.tsx'

export interface NewNameFormProps {
  readonly label: string
  readonly example: string
  /** What the button says; "Create" unless said. */
  readonly button?: string
  readonly busy?: boolean
  /** Why the last try did not succeed. */
  readonly problem?: string | false
  /** Further names follow: the field is empty again after each. */
  readonly several?: boolean
  /** @param id of the new thing: once more after a failure it is the same one */
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
