import { type Form, useForm } from '@potluck/platform/useForm'
import { Note, Stack } from '@potluck/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { LineForm } from './LineForm.tsx'

export interface NewNameFormProps {
  readonly label: string
  readonly example: string
  /** Label of the button; default "Create". */
  readonly button?: string
  /** Why it fails when it does. */
  readonly failed?: string
  /** Further names follow: the field is empty again after each. */
  readonly several?: boolean
  /** A field below the name. */
  readonly children?: ReactNode
  /**
   * Makes the new thing; false if that was refused.
   * @param id of the new thing: once more after a failure it is the same one
   */
  readonly onName: (id: string, name: string) => Promise<boolean> | undefined
}

/** Names a new list or plan. */
export function NewNameForm(props: NewNameFormProps) {
  const { label, example, button, failed = '', several = false, children, onName } = props
  const { t } = useTranslation('planning')
  const [id] = useState(() => uuid())
  const form: Form<{ readonly name: string }> = useForm({
    initial: { name: '' },
    submit({ name }) {
      if (name.trim() === '') return
      const made = onName(id, name.trim())
      if (several) form.reset()
      return made?.then((isMade) => (isMade ? undefined : { problem: failed }))
    },
    explain: () => ({ problem: failed }),
  })

  return (
    <Stack gap={3}>
      <LineForm
        form={form}
        field={{ ...form.field('name'), label, placeholder: example, maxLength: 254 }}
        button={{ variant: 'primary', children: button ?? t('create') }}
      />
      {form.problem && <Note tone="danger">{form.problem}</Note>}
      {children}
    </Stack>
  )
}
