import { Button, Note, Stack } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconPlus } from '@potluck/ui/icons'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { useForWhom } from '../kitchens/useForWhom.tsx'
import { NewNameForm, type NewNameFormProps } from './NewNameForm.tsx'
import type { Named } from './useMakeNamed.ts'

type EmptyProps = ComponentProps<typeof EmptyState>

interface Props extends Pick<NewNameFormProps, 'label' | 'example'> {
  /** The words for a failure. */
  readonly failed: string
  /** The words where there is none yet; null where there are some. */
  readonly first: (Pick<EmptyProps, 'picture' | 'title' | 'children'> & { readonly name: string }) | null
  readonly make: (named: Named) => Promise<boolean>
}

/** Makes the first list or plan by a button, with a name of its own, and further ones by their names. */
export function MakeNew({ label, example, failed, first, make }: Props) {
  const { kitchen, field, isKnown } = useForWhom(first !== null)
  if (first) return <First {...{ first, failed, field, isKnown }} make={(named) => make({ ...named, kitchen })} />
  return (
    <NewNameForm {...{ label, example, failed }} onName={(id, title) => make({ id, title, kitchen })}>
      {field}
    </NewNameForm>
  )
}

interface FirstProps extends Pick<Props, 'failed' | 'make'> {
  readonly first: NonNullable<Props['first']>
  readonly field: ReturnType<typeof useForWhom>['field']
  /** Whether the kitchens are known: before that, the first would be the cook’s alone. */
  readonly isKnown: boolean
}

function First({ first: { name, ...words }, failed, field, isKnown, make }: FirstProps) {
  const { t } = useTranslation('planning')
  const [id] = useState(() => uuid())
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked')

  async function begin() {
    setState('busy')
    if (!(await make({ id, title: name }))) setState('failed')
  }

  return (
    <EmptyState
      {...words}
      action={
        isKnown && (
          <Stack gap={3}>
            {field}
            <Button variant="primary" icon={<IconPlus />} busy={state === 'busy'} onClick={() => void begin()}>
              {t('createNamed', { name })}
            </Button>
            {state === 'failed' && <Note tone="danger">{failed}</Note>}
          </Stack>
        )
      }
    />
  )
}
