import { getStats } from '@potluck/api/account'
import { deleteAllRecipes } from '@potluck/api/many-recipes'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
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
  const [typed, setTyped] = useState('')
  const [missed, setMissed] = useState(false)
  const remove = useCall(deleteAllRecipes, { onSettled: useRefetch(getStats) })
  const word = t('account.deleteAll.word')

  function submit() {
    const isMeant = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase()
    setMissed(!isMeant)
    if (!isMeant) return
    remove.mutate(
      { body: { word: 'DELETE' } },
      {
        onSuccess: (done) => {
          onClose()
          toast({ message: t('account.deleteAll.done', { count: done.recipeCount }), tone: 'done' })
        },
      },
    )
  }

  return (
    <FormDialog
      danger
      title={t('account.deleteAll.ask', { count: recipeCount })}
      submitLabel={t('account.deleteAll.title')}
      busy={remove.isPending}
      problem={remove.error ? t('account.problems.unexpected') : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('account.deleteAll.lost')}</Text>
      <TextField
        label={t('account.deleteAll.type', { word })}
        value={typed}
        onChange={setTyped}
        error={missed ? t('account.deleteAll.missed', { word }) : undefined}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  )
}
