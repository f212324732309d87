import { inBook } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { createShare, listShares } from '@potluck/api/shares'
import { useCall } from '@potluck/platform/answers'
import { type Form, useForm } from '@potluck/platform/useForm'
import { Button, Note, Stack } from '@potluck/ui'
import { SelectField, TextField } from '@potluck/ui/forms'
import { IconLink } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { endOf, type LinkLife, linkLives } from './link-lives.ts'

interface Props {
  readonly recipe: Pick<Recipe, 'id' | 'kitchenId'>
  readonly isFirst: boolean
}

interface NewShare {
  readonly name: string
  readonly life: LinkLife
}

/** Creates a link with a name and a lifetime. */
export function NewLink({ recipe: { id: recipeId, kitchenId }, isFirst }: Props) {
  const { t } = useTranslation('recipes')
  const create = useCall(createShare, { changes: [listShares] })
  const form: Form<NewShare> = useForm<NewShare>({
    initial: { name: '', life: 'always' },
    async submit({ name, life }) {
      const body = { id: newId(), recipeId, name: name.trim(), expiresAt: endOf(life) }
      await create.mutateAsync({ ...inBook(kitchenId), body })
    },
    explain: () => ({ problem: t('sharing.notMade') }),
    onDone: () => form.set({ name: '' }),
  })

  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <TextField
          {...form.field('name')}
          label={t(kitchenId ? 'sharing.nameInKitchen' : 'sharing.name')}
          maxLength={100}
        />
        <SelectField
          {...form.field('life')}
          label={t('sharing.ends')}
          options={linkLives.map((value) => ({ value, label: t(`sharing.lives.${value}`) }))}
        />
        {form.problem && <Note tone="danger">{form.problem}</Note>}
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} icon={<IconLink />} busy={form.isPending}>
          {t(isFirst ? 'sharing.make' : 'sharing.another')}
        </Button>
      </Stack>
    </form>
  )
}
