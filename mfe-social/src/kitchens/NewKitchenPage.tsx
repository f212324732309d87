import { countRecipes } from '@potluck/api/recipes'
import { BackLink } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { Button, Note, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { SwitchRow, TextField } from '@potluck/ui/forms'
import { IconHome } from '@potluck/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { maxName } from './name.ts'
import { useFailureWords } from './useFailureWords.ts'
import { useIsConnected } from './useIsConnected.ts'
import { useMakeKitchen } from './useMakeKitchen.ts'

/** The page that makes a household of the member, under a proposed name. */
export function NewKitchenPage() {
  const { t } = useTranslation('social')
  useTitle(t('kitchens.who'))
  return (
    <PageLayout
      title={t('kitchens.who')}
      leading={<BackLink href={href(paths.people())} label={t('people.title')} />}
      width="reading"
    >
      <NewKitchen />
    </PageLayout>
  )
}

function NewKitchen() {
  const { t } = useTranslation('social')
  const host = useHost()
  const why = useFailureWords()
  const make = useMakeKitchen()
  const isConnected = useIsConnected()
  const needsId = useId()
  const { count = 0 } = useAnswer(countRecipes, { query: {} }).data ?? {}
  const form = useForm({
    initial: { name: t('kitchens.proposedName'), movesRecipes: true },
    check: ({ name }) => ({ name: name.trim() === '' && t('kitchens.nameMissing') }),
    async submit({ name, movesRecipes }) {
      const id = await make({ name: name.trim(), movesRecipes: movesRecipes && count > 0 })
      host.navigate(paths.kitchen(id, { invites: true }), { replace: true })
    },
    explain: (error) => ({ problem: why(error) }),
  })
  return (
    <form {...form.formProps}>
      <Stack gap={6}>
        <Text tone="soft">{t('kitchens.about')}</Text>
        <TextField {...form.field('name')} label={t('kitchens.name')} maxLength={maxName} />
        {count > 0 && (
          <SwitchRow
            label={t('kitchens.movesRecipes')}
            description={t('kitchens.movesRecipesAbout')}
            checked={form.values.movesRecipes}
            onChange={(movesRecipes) => form.set({ movesRecipes })}
          />
        )}
        {form.problem && <Note tone="danger">{form.problem}</Note>}
        <Row>
          <Button
            type="submit"
            variant="primary"
            icon={<IconHome />}
            busy={form.isPending}
            disabled={!isConnected}
            aria-describedby={needsId}
          >
            {t('kitchens.make')}
          </Button>
          {!isConnected && (
            <Text id={needsId} size="small" tone="soft">
              {t('kitchens.needsConnection')}
            </Text>
          )}
        </Row>
      </Stack>
    </form>
  )
}
