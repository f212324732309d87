import { inBook } from '@potluck/api/of-book'
import { listShares, type Share, updateShare } from '@potluck/api/shares'
import { useCall } from '@potluck/platform/answers'
import { useForm } from '@potluck/platform/useForm'
import { Button, Note, Row, Stack } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { endOf, type LinkLife, linkLives } from './link-lives.ts'

interface Props {
  readonly link: Share
  /** The kitchen in whose book its recipe is; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly onClose: () => void
}

interface Changed {
  readonly name: string
  readonly life: LinkLife | 'same'
}

/** Renames a link, or sets a new lifetime from now on. */
export function ChangeLink({ link, kitchenId, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const change = useCall(updateShare, { changes: [listShares] })
  const form = useForm<Changed>({
    initial: { name: link.name, life: 'same' },
    async submit({ name, life }) {
      const end = life === 'same' ? {} : { expiresAt: endOf(life) }
      await change.mutateAsync({ params: { id: link.id }, ...inBook(kitchenId), body: { name: name.trim(), ...end } })
    },
    explain: () => ({ problem: t('sharing.notChanged') }),
    onDone: onClose,
  })

  const lives = linkLives.map((value) => ({ value, label: t(`sharing.lives.${value}`) }))
  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <TextField
          {...form.field('name')}
          label={t(kitchenId ? 'sharing.nameInKitchen' : 'sharing.name')}
          maxLength={100}
        />
        <SelectField<LinkLife | 'same'>
          {...form.field('life')}
          label={t('sharing.ends')}
          options={[{ value: 'same', label: t('sharing.lives.same') }, ...lives]}
        />
        {form.problem && <Note tone="danger">{form.problem}</Note>}
        <Row gap={2}>
          <Button type="submit" variant="primary" busy={form.isPending}>
            {t('sharing.save')}
          </Button>
          <Button onClick={onClose}>{t('sharing.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  )
}
