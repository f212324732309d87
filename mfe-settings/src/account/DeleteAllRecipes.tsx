import { getStats } from '@potluck/api/account'
import { deleteAllRecipes } from '@potluck/api/many-recipes'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { Button, LinkButton, Row, Stack, Text } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'

/** Deletes all recipes after a word was typed. */
export function DeleteAllRecipes({ recipeCount }: { readonly recipeCount: number }) {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  return (
    <SettingsGroup title={t('account.deleteAll.title')} of="controls">
      <Stack gap={3}>
        <Text>{recipeCount === 0 ? t('account.deleteAll.none') : t('account.deleteAll.about')}</Text>
        {recipeCount > 0 && (
          <Row>
            <LinkButton href={href(paths.export())}>{t('export.title')}</LinkButton>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('account.deleteAll.title')}
            </Button>
          </Row>
        )}
      </Stack>
      {asking && <AskForWord recipeCount={recipeCount} onClose={() => setAsking(false)} />}
    </SettingsGroup>
  )
}

function AskForWord({ recipeCount, onClose }: { readonly recipeCount: number; readonly onClose: () => void }) {
  const { t } = useTranslation('settings')
  const { toast } = useHost()
  const remove = useCall(deleteAllRecipes, { onSettled: useRefetch(getStats) })
  const word = t('account.deleteAll.word')
  const isWord = (text: string) => text.trim().toLocaleLowerCase() === word.toLocaleLowerCase()
  const form = useForm({
    initial: { typed: '' },
    check: ({ typed }) => ({ typed: !isWord(typed) && t('account.deleteAll.missed', { word }) }),
    async submit() {
      const { recipeCount: count } = await remove.mutateAsync({ body: { word: 'DELETE' } })
      toast({ message: t('account.deleteAll.done', { count }), tone: 'done' })
    },
    explain: () => ({ problem: t('account.problems.unexpected') }),
    onDone: onClose,
  })

  return (
    <FormDialog
      danger
      title={t('account.deleteAll.ask', { count: recipeCount })}
      submitLabel={t('account.deleteAll.title')}
      form={form}
      onClose={onClose}
    >
      <Text>{t('account.deleteAll.lost')}</Text>
      <TextField
        {...form.field('typed')}
        label={t('account.deleteAll.type', { word })}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  )
}
