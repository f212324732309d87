import { listShares, type Share, updateShare } from '@potluck/api/shares'
import { useCall } from '@potluck/platform/answers'
import { Button, Note, Row, Stack } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endOf, type LinkLife, linkLives } from './link-lives.ts'

interface Props {
  readonly link: Share
  readonly onClose: () => void
}

/** Renames a link, or sets a new lifetime from now on. */
export function ChangeLink({ link, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const [name, setName] = useState(link.name)
  const [life, setLife] = useState<LinkLife | 'same'>('same')
  const change = useCall(updateShare, { changes: [listShares], onSuccess: onClose })

  function save(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    const end = life === 'same' ? {} : { expiresAt: endOf(life) }
    change.mutate({ params: { id: link.id }, body: { name: name.trim(), ...end } })
  }

  const lives = linkLives.map((value) => ({ value, label: t(`sharing.lives.${value}`) }))
  return (
    <form onSubmit={save}>
      <Stack gap={4}>
        <TextField label={t('sharing.name')} value={name} maxLength={100} onChange={setName} />
        <SelectField<LinkLife | 'same'>
          label={t('sharing.ends')}
          value={life}
          options={[{ value: 'same', label: t('sharing.lives.same') }, ...lives]}
          onChange={setLife}
        />
        {change.isError && <Note tone="danger">{t('sharing.notChanged')}</Note>}
        <Row gap={2}>
          <Button type="submit" variant="primary" busy={change.isPending}>
            {t('sharing.save')}
          </Button>
          <Button onClick={onClose}>{t('sharing.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
