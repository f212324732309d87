import { createShare, listShares } from '@potluck/api/shares'
import { useCall } from '@potluck/platform/answers'
import { Button, Note, Stack } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
import { IconLink } from '@potluck/ui/icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { endOf, type LinkLife, linkLives } from './link-lives.ts'

interface Props {
  readonly recipeId: string
  readonly isFirst: boolean
}

/** Creates a link with a name and a lifetime. */
export function NewLink({ recipeId, isFirst }: Props) {
  const { t } = useTranslation('recipes')
  const [name, setName] = useState('')
  const [life, setLife] = useState<LinkLife>('always')
  const create = useCall(createShare, { changes: [listShares], onSuccess: () => setName('') })

  function make(event: FormEvent) {
    event.preventDefault()
    if (create.isPending) return
    create.mutate({ body: { id: newId(), recipeId, name: name.trim(), expiresAt: endOf(life) } })
  }

  return (
    <form onSubmit={make}>
      <Stack gap={4}>
        <TextField label={t('sharing.name')} value={name} maxLength={100} onChange={setName} />
        <SelectField
          label={t('sharing.ends')}
          value={life}
          options={linkLives.map((value) => ({ value, label: t(`sharing.lives.${value}`) }))}
          onChange={setLife}
        />
        {create.isError && <Note tone="danger">{t('sharing.notMade')}</Note>}
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} icon={<IconLink />} busy={create.isPending}>
          {t(isFirst ? 'sharing.make' : 'sharing.another')}
        </Button>
      </Stack>
    </form>
  )
}
